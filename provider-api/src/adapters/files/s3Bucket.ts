import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

const answerWithinMs = 10_000;

function readBucket(s3Url: string) {
  const { protocol, host, pathname, searchParams, username, password } = new URL(s3Url);
  const client = new AwsClient({
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  });
  return { client, bucketUrl: `${protocol}//${host}${pathname}` };
}

export interface S3Request {
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The caller handles these error statuses; other error statuses throw. */
  expected?: readonly number[];
}

export interface S3Listed {
  key: string;
  at: Date;
}

function objectsIn(xml: string): S3Listed[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: object.match(/<Key>(.*?)<\/Key>/)?.[1] ?? '',
    at: new Date(object.match(/<LastModified>(.*?)<\/LastModified>/)?.[1] ?? Number.NaN),
  }));
}

export interface OpenBucket {
  ask(method: 'GET' | 'PUT' | 'DELETE', request: S3Request): Promise<Response>;
  list(prefix?: string): Promise<S3Listed[]>;
}

export function openBucket(s3Url: string, withinMs = answerWithinMs): OpenBucket {
  const { client, bucketUrl } = readBucket(s3Url);

  async function ask(method: 'GET' | 'PUT' | 'DELETE', request: S3Request): Promise<Response> {
    const { key, query = {}, body, headers, expected = [] } = request;
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const checksum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const { headers: signed } = await client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': checksum },
    });
    const reply = await fetch(url, {
      method,
      headers: signed,
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (reply.ok || expected.includes(reply.status)) return reply;
    await reply.body?.cancel();
    throw new Error(`The file store answered ${method} with ${reply.status}`);
  }

  return {
    ask,
    async list(prefix) {
      const found: S3Listed[] = [];
      let next: string | undefined;
      do {
        const query = {
          'list-type': '2',
          ...(prefix && { prefix }),
          ...(next && { 'continuation-token': next }),
        };
        const xml = await (await ask('GET', { query })).text();
        found.push(...objectsIn(xml));
        next = xml.match(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/)?.[1];
      } while (next);
      return found;
    },
  };
}
