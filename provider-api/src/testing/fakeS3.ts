import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

export interface FakeS3 {
  url: string;
  objects: Map<string, Buffer>;
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

const etagOf = (content: Buffer | undefined) =>
  content && `"${createHash('md5').update(content).digest('hex')}"`;

const mayWrite = (headers: IncomingHttpHeaders, present: Buffer | undefined): boolean =>
  !(headers['if-none-match'] === '*' && present) &&
  (headers['if-match'] === undefined || headers['if-match'] === etagOf(present));

const secretKey = 'secret/+key';
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function isSigned({ method, url, headers }: IncomingMessage, body: Uint8Array): Promise<boolean> {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    method: method ?? '',
    url: `http://${headers.host}${url}`,
    headers: names.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
    accessKeyId: 'access',
    secretAccessKey: secretKey,
    service: 's3',
    region: 'eu-west-1',
    datetime: String(headers['x-amz-date']),
  });
  return (
    headers['x-amz-content-sha256'] === sha256(body) && headers.authorization === (await signer.authHeader())
  );
}

/** Lists two objects per page, and refuses requests with a wrong signature. */
export async function fakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  let failure: number | undefined;
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
    const { method } = request;
    const key = url.pathname.split('/').slice(2).join('/');
    if (failure) return response.writeHead(failure).end();
    if (!(await isSigned(request, body))) return response.writeHead(403).end();
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
  return {
    url: `http://access:${encodeURIComponent(secretKey)}@${host}/portal?region=eu-west-1`,
    objects,
    failWith(status) {
      failure = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
