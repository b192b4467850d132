import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from './errors.ts';

/**
 * Not counted: live streams, which stay open for hours at no cost, health checks, which must always work, and
 * services of teams, which have their own places.
 */
const isCounted = (url: string) => /^\/api\//i.test(url) && !/^\/api\/(events|health|x)\b/i.test(url);

const longFullMs = 60_000;

/** Limits the calls handled at once. A complete request holds a place until its reply or its connection ends. */
export class Places {
  private readonly max: number;
  private readonly now: () => number;
  private readonly taken = new Map<ServerResponse, Socket>();
  private readonly watched = new WeakSet<Socket>();
  private fullSince: number | undefined;

  constructor(max: number, now: () => number = () => performance.now()) {
    this.max = max;
    this.now = now;
  }

  get count(): number {
    return this.taken.size;
  }

  /** No place was free for a minute: a load balancer should send calls elsewhere. */
  get areLongFull(): boolean {
    return this.fullSince !== undefined && this.now() - this.fullSince >= longFullMs;
  }

  refuseWhenFull({ url }: FastifyRequest): void {
    if (isCounted(url) && this.taken.size >= this.max)
      throw new Unavailable('The portal is very busy. Please try again in a few seconds');
  }

  take(request: FastifyRequest, { raw }: FastifyReply): void {
    const { socket } = request.raw;
    if (!isCounted(request.url) || socket.destroyed) return;
    this.refuseWhenFull(request);
    this.taken.set(raw, socket);
    if (this.taken.size >= this.max) this.fullSince = this.now();
    raw.once('close', () => this.giveBack(raw));
    this.watch(socket);
  }

  /** When a connection ends, Node does not close a reply that waits behind another one on it. */
  private watch(socket: Socket): void {
    if (this.watched.has(socket)) return;
    this.watched.add(socket);
    socket.once('close', () => {
      for (const [reply, of] of this.taken) if (of === socket) this.giveBack(reply);
    });
  }

  private giveBack(reply: ServerResponse): void {
    if (this.taken.delete(reply)) this.fullSince = undefined;
  }
}

/**
 * Answers 503 with Retry-After when all places are taken: running calls stay fast and a refusal costs almost
 * nothing, instead of all calls waiting too long. A call takes its place once its body is complete; a form with
 * files does so in its verb.
 */
export function shedOverload(app: FastifyInstance, places: Places): void {
  app.addHook('onRequest', async (request) => places.refuseWhenFull(request));
  app.addHook('preHandler', async (request, reply) => {
    if (!isMultipart(request)) places.take(request, reply);
  });
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');
