import type { ReleaseStore, StoredFile } from './ReleaseStore.ts';

export interface Bucket {
  ask(
    method: 'GET' | 'PUT' | 'DELETE',
    request: {
      key: string;
      body?: Uint8Array<ArrayBuffer>;
      headers?: Record<string, string>;
      expected?: readonly number[];
    },
  ): Promise<Response>;
  list(prefix: string): Promise<readonly { key: string }[]>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Files with a version or a hash in their path never change. Browsers must check all other files. */
const cachingOf = (key: string): string =>
  /^(assets\/|remotes\/[^/]+\/)/.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache';

const headersOf = (key: string): Record<string, string> => ({
  'content-type': types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  'cache-control': cachingOf(key),
});

export function s3Store(name: string, bucket: Bucket): ReleaseStore {
  const put = (key: string, content: Buffer, condition?: Record<string, string>) =>
    bucket.ask('PUT', {
      key,
      body: new Uint8Array(content),
      headers: { ...headersOf(key), ...condition },
      // Both statuses mean that somebody else has written the file meanwhile.
      ...(condition && { expected: [409, 412] }),
    });
  return {
    name,
    async read(key): Promise<StoredFile | undefined> {
      const reply = await bucket.ask('GET', { key, expected: [404] });
      const content = Buffer.from(await reply.arrayBuffer());
      return reply.status === 404 ? undefined : { content, etag: reply.headers.get('etag') ?? '' };
    },
    async put(key, content) {
      await put(key, content);
    },
    async replace(key, content, etag) {
      const { ok } = await put(
        key,
        content,
        etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag },
      );
      return ok;
    },
    list: async (prefix) => (await bucket.list(prefix)).map(({ key }) => key).sort(),
    async remove(keys) {
      for (const key of keys) await bucket.ask('DELETE', { key, expected: [404] });
    },
  };
}
