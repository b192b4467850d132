import type { FastifyInstance } from 'fastify';
import { Unavailable } from './errors.ts';

/** A live stream stays open for hours and costs nothing; whoever asks whether the server lives must learn it. */
const isCounted = (url: string) => /^\/api\//i.test(url) && !/^\/api\/(events|health)\b/i.test(url);

/**
 * Answers 503 with Retry-After once this many calls are being worked on: those under way stay fast, and what is refused
 * costs next to nothing, instead of all of them waiting until nobody is there any more.
 */
export function shedOverload(app: FastifyInstance, maxAtOnce: number): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request.url)) return;
    if (underWay >= maxAtOnce)
      throw new Unavailable('The portal is very busy. Please try again in a few seconds');
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
}
