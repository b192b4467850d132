import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const encodings = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

const statOf = (file: string): Promise<Stats | undefined> =>
  stat(file).then(
    (found) => (found.isFile() ? found : undefined),
    () => undefined,
  );

/** Names that carry a version or a content hash never change. */
const isImmutable = (urlPath: string) =>
  /^\/remotes\/[^/]+\/[^/]+\//.test(urlPath) || /[.-][0-9a-f]{8,}\.[\w.]+$/i.test(urlPath);

const cachingOf = (urlPath: string) => {
  if (isImmutable(urlPath)) return 'public, max-age=31536000, immutable';
  return /\.(html|json|js|webmanifest)$/.test(urlPath) ? 'no-cache' : 'public, max-age=3600';
};

async function chosenVariant(file: string, accepted: string) {
  for (const { token, suffix } of encodings) {
    const found = accepted.includes(token) ? await statOf(file + suffix) : undefined;
    if (found) return { path: file + suffix, stats: found, encoding: token };
  }
  const found = await statOf(file);
  return found && { path: file, stats: found, encoding: undefined };
}

async function sendSiteFile(request: FastifyRequest, reply: FastifyReply, root: string, urlPath: string) {
  const file = path.join(root, urlPath);
  if (!file.startsWith(root + path.sep) || !(await statOf(file))) return undefined;
  const variant = await chosenVariant(file, String(request.headers['accept-encoding'] ?? ''));
  if (!variant) return undefined;
  const { stats, encoding } = variant;
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${encoding ?? ''}"`;
  reply
    .header('cache-control', cachingOf(urlPath))
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .type(types[path.extname(file)] ?? 'application/octet-stream');
  if (encoding) reply.header('content-encoding', encoding);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.header('content-length', stats.size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(variant.path));
}

function pathOf(request: FastifyRequest): string | undefined {
  const [raw = '/'] = request.url.split('?');
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\u0000') ? undefined : path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

/** The built front end: files as they are, the landing page at /, the application at every other path. */
export function siteHandler(siteDir: string) {
  const root = path.resolve(siteDir);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const urlPath = pathOf(request);
    if (urlPath === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined;
    // What a release keeps for itself.
    if (urlPath.includes('/.')) return undefined;
    const isFile = path.posix.extname(urlPath) !== '';
    const candidates = isFile
      ? [urlPath]
      : urlPath === '/'
        ? ['/landing.html', '/index.html']
        : ['/index.html'];
    for (const candidate of candidates) {
      const sent = await sendSiteFile(request, reply, root, candidate);
      if (sent) return sent;
    }
    return undefined;
  };
}
