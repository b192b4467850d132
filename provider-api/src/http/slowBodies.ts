import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMultipart } from './shedOverload.ts';

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A body that is too slow is answered with 408, and the connection is closed. Files may take longer while
 * data arrives.
 */
export function giveUpSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const { socket } = raw;
    let bytes = socket.bytesRead;
    const check = () => {
      const goesOn = isMultipart(request) && socket.bytesRead > bytes;
      bytes = socket.bytesRead;
      if (raw.complete || socket.destroyed) clearInterval(timer);
      else if (!goesOn)
        app.server.emit(
          'clientError',
          Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        );
    };
    const timer = setInterval(check, withinMs).unref();
    raw.once('close', () => clearInterval(timer));
  });
}
