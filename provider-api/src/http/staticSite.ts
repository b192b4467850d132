import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const siteRoute = '/*';
const application = '/index.html';

/** The route for logs and metrics: its pattern, since an address may hold a code; `static` for every file. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === siteRoute ? 'static' : url;
}

/** A name with a version or a content hash never changes its content. */
const isImmutable = (file: string) =>
  /^\/remotes\/[^/]+\/[^/]+\//.test(file) || /[.-][0-9a-f]{8,}\.[\w.]+$/i.test(file);

/**
 * Headers about documents have no effect on scripts and styles of a page, and cost 0.6 KB for each of thirty files.
 * The service worker needs them and keeps them, as its name has no hash.
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

/** A voucher's page belongs to its holder, so search engines must not list it. */
const isOfOneHolder = (request: FastifyRequest): boolean => pathOf(request)?.startsWith('/v/') ?? false;

function fileOf(request: FastifyRequest): string | undefined {
  const asked = pathOf(request);
  // Files beginning with a dot belong to the release tools.
  if (asked === undefined || /^\/api(\/|$)|\/\./i.test(asked)) return undefined;
  return asked === '/' || path.posix.extname(asked) !== '' ? asked : application;
}

/** Serves the built front end: files, the landing page at /, and the application at all other paths. */
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
      // The type that RFC 9239 defines and nginx sends.
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
