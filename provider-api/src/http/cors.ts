import type { FastifyInstance } from 'fastify';
import { unattendedHeader } from 'shared-api/contract';

export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        `authorization, content-type, idempotency-key, ${unattendedHeader}`.toLowerCase(),
      )
      .header('access-control-expose-headers', 'content-disposition, x-request-id')
      .header('access-control-max-age', '600');
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}
