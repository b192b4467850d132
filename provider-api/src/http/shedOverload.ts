import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from './errors.ts';

/**
 * A live stream stays open for hours and costs nothing; whoever asks whether the server lives must learn it; and the
 * services of teams have places of their own.
 */
const isCounted = (url: string) => /^\/api\//i.test(url) && !/^\/api\/(events|health|x)\b/i.test(url);

const longFullMs = 60_000;

/** The calls that a server works on at once: each whole request has a place until its reply or its connection ends. */
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

  /** Without a free place for a minute, so that whoever distributes calls should send them elsewhere. */
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

  /** Node closes no reply that waits behind another one on its connection when the connection ends. */
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
 * Answers 503 with Retry-After once all places are taken: calls under way stay fast, and what is refused costs next to
 * nothing, instead of all of them waiting until nobody is there any more. Nobody has a place before the whole body is
 * there: a form with files is still to be read when its verb begins, and takes its own.
 */
export function shedOverload(app: FastifyInstance, places: Places): void {
  app.addHook('onRequest', async (request) => places.refuseWhenFull(request));
  app.addHook('preHandler', async (request, reply) => {
    if (!isMultipart(request)) places.take(request, reply);
  });
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');
