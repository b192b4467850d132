import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * Only the portal's own scripts may run. Inline styles are allowed, because antd writes them at run time; static
 * pages have a stricter policy of their own.
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
  // A preview shows fetched data in a frame; pages of the portal never appear in one.
  frameSrc: ['blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Only the camera is needed, to scan vouchers. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=()';

/** Set on every reply; their values are computed once. */
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
