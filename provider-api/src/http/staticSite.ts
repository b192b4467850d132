import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const siteRoute = '/*';
const application = '/index.html';

/** A request's route for logs and metrics: its pattern, for an address may hold a code; `static` for every file. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === siteRoute ? 'static' : url;
}

/** Names that carry a version or a content hash never change. */
const isImmutable = (file: string) =>
  /^\/remotes\/[^/]+\/[^/]+\//.test(file) || /[.-][0-9a-f]{8,}\.[\w.]+$/i.test(file);

/**
 * Headers that speak of a document mean nothing with a script or style that a page loads, and are 0.6 KB of each of
 * thirty files. The service worker, which runs by itself, has no hash in its name and keeps them.
 */
const ofDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

const cachingOf = (file: string) => {
  if (isImmutable(file)) return 'public, max-age=31536000, immutable';
  return /(\/|\.(html|json|js|webmanifest))$/.test(file) ? 'no-cache' : 'public, max-age=3600';
};

function pathOf({ url }: FastifyRequest): string | undefined {
  const [raw = '/'] = url.split('?');
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\u0000') ? undefined : path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

/** The page at a voucher's address is its holder's, and no search engine's. */
const isOfOneHolder = (request: FastifyRequest): boolean => pathOf(request)?.startsWith('/v/') ?? false;

function fileOf(request: FastifyRequest): string | undefined {
  const asked = pathOf(request);
  // A release keeps names that begin with a dot for itself.
  if (asked === undefined || /^\/api(\/|$)|\/\./i.test(asked)) return undefined;
  return asked === '/' || path.posix.extname(asked) !== '' ? asked : application;
}

/** The built front end: files as they are, the landing page at /, the application at every other path. */
export async function serveSite(app: FastifyInstance, siteDir: string): Promise<void> {
  await app.register(async (site: FastifyInstance) => {
    await site.register(fastifyStatic, {
      root: path.resolve(siteDir),
      serve: false,
      index: ['landing.html', 'index.html'],
      preCompressed: true,
      cacheControl: false,
    });
    site.addHook('onSend', async (request, reply) => {
      const type = String(reply.getHeader('content-type'));
      // The name that RFC 9239 gives it, and that nginx sends.
      if (/^application\/javascript/.test(type)) reply.type('text/javascript; charset=utf-8');
      if (/javascript|^text\/css/.test(type) && isImmutable(pathOf(request) ?? ''))
        for (const name of ofDocuments) reply.raw.removeHeader(name);
    });
    site.route({
      method: ['GET', 'HEAD'],
      url: siteRoute,
      handler: (request, reply) => {
        const file = fileOf(request);
        if (file === undefined) return reply.callNotFound();
        if (isOfOneHolder(request)) void reply.header('x-robots-tag', 'noindex');
        return reply.header('cache-control', cachingOf(file)).sendFile(file);
      },
    });
  });
}
