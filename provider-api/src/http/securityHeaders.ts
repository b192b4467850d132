import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * No script but the portal's own. Styles are inline because antd writes them while the application runs; the static
 * pages name theirs in a policy of their own, which permits no others.
 */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // A preview shows what was fetched before; no page of the portal stands in a frame.
  frameSrc: ['blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The desk scans vouchers; nothing of the portal asks where somebody is or listens. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=()';

/** Set on every reply, whoever makes it; what they say is put together once. */
export function securityHeaders(app: FastifyInstance, { production }: Config): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: production ? { ...directives, upgradeInsecureRequests: [] } : directives,
    },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('Permissions-Policy', permissionsPolicy);
    setHeaders(request.raw, reply.raw, () => done());
  });
}
