import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const siteRoute = '/*';
const application = '/index.html';

/**
 * Logs and metrics show the pattern of the route, because a URL may contain a secret code. Every file has the
 * route `static`.
 */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === siteRoute ? 'static' : url;
}

const isImmutable = (file: string) =>
  /^\/remotes\/[^/]+\/[^/]+\//.test(file) || /[.-][0-9a-f]{8,}\.[\w.]+$/i.test(file);

/**
 * These headers have no effect on scripts and styles, and add 0.6 KB to each, so files with a hash in their
 * name go without them. The service worker needs them, and its name has no hash.
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

/** A voucher's page belongs to one passenger: search engines must not list the page. */
const isOfOneHolder = (request: FastifyRequest): boolean => pathOf(request)?.startsWith('/v/') ?? false;

function fileOf(request: FastifyRequest): string | undefined {
  const asked = pathOf(request);
  // Files whose name begins with a dot belong to the release tools.
  if (asked === undefined || /^\/api(\/|$)|\/\./i.test(asked)) return undefined;
  return asked === '/' || path.posix.extname(asked) !== '' ? asked : application;
}

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
      // RFC 9239 prescribes text/javascript for scripts.
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
