import { type S3Bucket, signS3 } from './signS3.ts';

const answerWithinMs = 10_000;

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

export interface S3Request {
  /** Of the object; none is the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Statuses that are an answer, not a failure, beside those of success. */
  expected?: readonly number[];
}

export interface S3Listed {
  key: string;
  at: Date;
}

/** Each object of a listing, as its XML names it. */
function objectsIn(xml: string): S3Listed[] {
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: object.match(/<Key>(.*?)<\/Key>/)?.[1] ?? '',
    at: new Date(object.match(/<LastModified>(.*?)<\/LastModified>/)?.[1] ?? Number.NaN),
  }));
}

export interface OpenBucket {
  /** @throws when the store refuses or fails */
  ask(method: 'GET' | 'PUT' | 'DELETE', request: S3Request): Promise<Response>;
  /** Every object whose key begins with the prefix. */
  list(prefix?: string): Promise<S3Listed[]>;
}

/** Speaks with a bucket of an S3-compatible store. */
export function openBucket(s3Url: string, withinMs = answerWithinMs): OpenBucket {
  const bucket = readBucket(s3Url);

  async function ask(method: 'GET' | 'PUT' | 'DELETE', request: S3Request): Promise<Response> {
    const { key, query = {}, body, headers: own = {}, expected = [] } = request;
    const url = new URL(key === undefined ? bucket.url : `${bucket.url}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { host: _host, ...signed } = signS3(bucket, { method, url, ...(body && { body }), at: new Date() });
    const reply = await fetch(url, {
      method,
      headers: { ...own, ...signed },
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
