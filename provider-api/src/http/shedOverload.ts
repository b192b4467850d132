import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from './errors.ts';

/**
 * Three kinds of calls are not counted. Live streams cost nothing while open, and health checks must always
 * work. The services of other teams have their own limit.
 */
const isCounted = (url: string) => /^\/api\//i.test(url) && !/^\/api\/(events|health|x)\b/i.test(url);

const longFullMs = 60_000;

/**
 * A request takes a place after its body was received, and frees the place when its reply or its connection
 * ends.
 */
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

  /** If all places have been taken for a minute, a load balancer should choose another server. */
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

  /**
   * If a connection ends, Node does not close a reply that waits behind another reply. Its place is freed here.
   */
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
 * Answers 503 with Retry-After when all places are taken, so that running calls remain fast. A request with
 * files takes its place only after its files were read.
 */
export function shedOverload(app: FastifyInstance, places: Places): void {
  app.addHook('onRequest', async (request) => places.refuseWhenFull(request));
  app.addHook('preHandler', async (request, reply) => {
    if (!isMultipart(request)) places.take(request, reply);
  });
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');
