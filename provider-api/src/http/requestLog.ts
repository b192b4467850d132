import type { FastifyInstance } from 'fastify';
import { routeOf } from './staticSite.ts';

/** The log contains the pattern of the route, not the URL. A URL may contain a secret code or the name of a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const fields = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (route === 'static') app.log.debug(fields, 'file');
    else app.log.info(fields, 'request');
  });
}
