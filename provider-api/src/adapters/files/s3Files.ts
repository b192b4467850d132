import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from './FileStore.ts';
import { type S3Bucket, signS3 } from './signS3.ts';

const keyPattern = /^[0-9a-f]{32}$/;
const answerWithinMs = 30_000;

/** Reads https://key:secret@host/bucket?region=eu-west-1. */
function readBucket(s3Url: string): S3Bucket {
  const address = new URL(s3Url);
  return {
    url: new URL(`${address.protocol}//${address.host}${address.pathname}`),
    region: address.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(address.username),
    secretKey: decodeURIComponent(address.password),
  };
}

/** Each object of a listing, as its XML names it. */
function objectsIn(xml: string): { key: string; at: Date }[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: object.match(/<Key>(.*?)<\/Key>/)?.[1] ?? '',
    at: new Date(object.match(/<LastModified>(.*?)<\/LastModified>/)?.[1] ?? Number.NaN),
  }));
}

/** An S3-compatible store, for several servers that share their files; its objects stay private. */
export function s3Files(s3Url: string): FileStore {
  const bucket = readBucket(s3Url);

  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    url: URL,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const { host: _host, ...headers } = signS3(bucket, {
      method,
      url,
      ...(body && { body }),
      at: new Date(),
    });
    const reply = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (reply.ok || (method === 'DELETE' && reply.status === 404)) return reply;
    await reply.body?.cancel();
    throw new Error(`The file store answered ${method} with ${reply.status}`);
  }

  const at = (key: string): URL => {
    if (!keyPattern.test(key)) throw new Error('Not a key of a stored file');
    return new URL(`${bucket.url}/${key}`);
  };

  return {
    async put(localPath) {
      const key = randomBytes(16).toString('hex');
      await ask('PUT', at(key), new Uint8Array(await readFile(localPath)));
      return key;
    },
    async open(key) {
      const { body } = await ask('GET', at(key));
      return body ? Readable.fromWeb(body) : Readable.from([]);
    },
    async remove(key) {
      await ask('DELETE', at(key));
    },
    async storedBefore(time) {
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const url = new URL(bucket.url);
        url.searchParams.set('list-type', '2');
        if (next) url.searchParams.set('continuation-token', next);
        const xml = await (await ask('GET', url)).text();
        for (const object of objectsIn(xml))
          if (keyPattern.test(object.key) && object.at < time) keys.push(object.key);
        next = xml.match(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/)?.[1];
      } while (next);
      return keys;
    },
  };
}
