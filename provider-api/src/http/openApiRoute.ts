import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contract, openApi } from 'shared-api/contract';
import { limit } from './limits.ts';
import { openApiDocument } from './openapi.ts';
import type { Api } from './serve.ts';

const perMinute = 60;
const takesGzip = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

interface Packed {
  text: string;
  packed: Buffer;
  etag: string;
}

async function pack(): Promise<Packed> {
  const text = JSON.stringify(openApiDocument(contract));
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, packed: await promisify(gzip)(text), etag };
}

/**
 * The reply is half a megabyte long. Therefore the document is compressed only once, and the calls of each
 * network address are limited.
 */
export function openApiRoute(api: Api): void {
  // Built at the first request, because hundreds of schemas must be read.
  let document: Promise<Packed> | undefined;
  api.served.push(openApi);
  api.fastify.get(`/api${openApi.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    await limit(api.context, { name: 'openapi', by: request.ip, max: perMinute, windowMs: 60_000 });
    document ??= pack();
    const { text, packed, etag } = await document;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json');
    if (!takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
}
