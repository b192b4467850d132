import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Bucket, signS3 } from '../adapters/files/signS3.ts';

export interface FakeS3 {
  /** As S3_URL takes it. */
  url: string;
  objects: Map<string, Buffer>;
  /** Answers every request with this status from now on. */
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

const etagOf = (content: Buffer | undefined) =>
  content && `"${createHash('md5').update(content).digest('hex')}"`;

/** Whether a conditional write may go on: the object is still the one that was read, or still absent. */
const mayWrite = (headers: IncomingHttpHeaders, present: Buffer | undefined): boolean =>
  !(headers['if-none-match'] === '*' && present) &&
  (headers['if-match'] === undefined || headers['if-match'] === etagOf(present));

/** A store that keeps objects in memory, two to a page of a listing, and refuses what is not signed as it should be. */
export async function fakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  let failure: number | undefined;
  let bucket: S3Bucket | undefined;
  const listing = (after: string, prefix: string): string => {
    const keys = [...objects.keys()].sort().filter((key) => key > after && key.startsWith(prefix));
    const contents = keys
      .slice(0, 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      );
    const token = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`;
  };
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const method = request.method as 'GET' | 'PUT' | 'DELETE';
    const date = String(request.headers['x-amz-date']);
    const at = new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
    const expected = bucket && signS3(bucket, { method, url, body, at }).authorization;
    const key = url.pathname.split('/').slice(2).join('/');
    if (failure) return response.writeHead(failure).end();
    if (request.headers.authorization !== expected) return response.writeHead(403).end();
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    if (!key) return response.end(listing(asked('continuation-token'), asked('prefix')));
    if (method === 'PUT' && !mayWrite(request.headers, objects.get(key)))
      return response.writeHead(412).end();
    if (method === 'PUT') objects.set(key, Buffer.from(body));
    if (method === 'DELETE') objects.delete(key);
    const object = objects.get(key);
    if (method === 'GET' && !object) return response.writeHead(404).end();
    if (object) response.setHeader('etag', etagOf(object) ?? '');
    return response.end(method === 'GET' ? object : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  bucket = {
    url: new URL(`http://${host}/portal`),
    region: 'eu-west-1',
    accessKey: 'access',
    secretKey: 'secret/+key',
  };
  return {
    url: `http://access:${encodeURIComponent('secret/+key')}@${host}/portal?region=eu-west-1`,
    objects,
    failWith(status) {
      failure = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
