import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unattendedHeader } from 'shared-api/contract';
import type { TeamService } from '../../config/teamServices.ts';
import { callers, findCaller } from '../../http/actor.ts';
import {
  BadRequest,
  Conflict,
  PayloadTooLarge,
  Refusal,
  Unauthenticated,
  Unavailable,
} from '../../http/errors.ts';
import { sendProblem } from '../../http/problems.ts';
import type { Api } from '../../http/serve.ts';
import { callerToken } from './callerToken.ts';

export const replyWithinMs = 10_000;
const maxBytes = 10 * 1024 * 1024;
/**
 * At most this many calls to one service run at once, so that a slow service does not use up the portal's resources.
 */
const placesOfEach = 16;

/** No other header is forwarded, so that no credentials or forged addresses reach the service. */
const sentOn = ['accept', 'accept-language', 'content-type', 'content-length', 'idempotency-key'];
const sentBack = ['content-type', 'content-length', 'content-disposition', 'content-language', 'retry-after'];

/** A reply is data: the browser must neither run nor cache it. */
const added = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

type Headers = IncomingHttpHeaders;

const only = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** Refuses paths that the portal and the service could read differently. */
function refuseAmbiguousPath({ url }: FastifyRequest): void {
  const [path = ''] = url.split('?');
  if (/\/\/|\\|%(2e|2f|5c|00)|\/\.\.?(\/|$)/i.test(path)) throw new BadRequest('The address is not clear');
}

class UnfitReply extends Refusal {
  constructor(name: string, why: string) {
    super({
      status: 502,
      code: 'unfit_reply',
      title: 'Bad gateway',
      message: 'The service gave no usable answer',
      cause: new Error(`The service ${name} ${why}`),
    });
  }
}

function expectData({ name }: TeamService, reply: FastifyReply): void {
  const { statusCode } = reply;
  const type = String(reply.getHeader('content-type') ?? '');
  if (statusCode >= 300 && statusCode < 400) throw new UnfitReply(name, `redirects (${statusCode})`);
  // The page would take a 401 as the end of the caller's session.
  if (statusCode === 401) throw new UnfitReply(name, 'takes no token of the portal');
  if (/html|svg|xml|javascript/i.test(type)) throw new UnfitReply(name, `sent ${type}`);
  if (Number(reply.getHeader('content-length') ?? 0) > maxBytes)
    throw new UnfitReply(name, 'sent more than 10 MB');
}

function bounded(stream: Readable, leftMs: number): Readable {
  let bytes = 0;
  const passed = new PassThrough();
  const timer = setTimeout(() => stream.destroy(new Error('The reply took too long')), leftMs);
  stream.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > maxBytes) stream.destroy(new Error('The reply is larger than 10 MB'));
  });
  stream.once('close', () => clearTimeout(timer));
  stream.once('error', (error) => passed.destroy(error));
  passed.once('close', () => stream.destroy());
  return stream.pipe(passed);
}

interface Waiting {
  readonly token: string;
  readonly since: number;
}

export function proxyTo(
  { fastify, context }: Api,
  service: TeamService,
  withinMs: number = replyWithinMs,
): void {
  const waiting = new WeakMap<FastifyRequest, Waiting>();
  let taken = 0;

  function takePlace({ raw }: FastifyReply): void {
    // The connection may have ended while its caller was looked up, and then no `close` follows.
    if (taken >= placesOfEach || raw.destroyed)
      throw new Unavailable('The service is very busy. Please try again shortly');
    taken += 1;
    raw.once('close', () => {
      taken -= 1;
    });
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    refuseAmbiguousPath(request);
    const {
      authorization,
      'content-length': length,
      [unattendedHeader.toLowerCase()]: unattended,
    } = request.headers;
    const caller = await findCaller(context.db, {
      authorization,
      now: context.clock.now(),
      counts: unattended === undefined,
    });
    if (!caller) throw new Unauthenticated();
    callers.set(request, caller.email);
    if (caller.isRestricted && request.method !== 'GET')
      throw new Conflict('Your account is restricted to reading. Please contact the authority', 'restricted');
    if (request.headers['transfer-encoding'] !== undefined)
      throw new BadRequest('The length of the request is missing');
    if (Number(length ?? 0) > maxBytes) throw new PayloadTooLarge();
    takePlace(reply);
    waiting.set(request, { token: await callerToken(context, service, caller), since: performance.now() });
  }

  const problem = (request: FastifyRequest, reply: FastifyReply, thrown: unknown) =>
    sendProblem({ request, reply, secrets: context.secrets }, thrown);

  function pass(request: FastifyRequest, reply: FastifyReply, stream: Readable) {
    try {
      expectData(service, reply);
      const spent = performance.now() - (waiting.get(request)?.since ?? 0);
      return reply.send(bounded(stream, withinMs - spent));
    } catch (thrown) {
      stream.destroy();
      for (const name of sentBack) reply.removeHeader(name);
      return problem(request, reply, thrown);
    }
  }

  const hooks = {
    // A failed call is never repeated, because only the caller knows whether that is safe.
    retryDelay: () => null,
    rewriteRequestHeaders: (request: FastifyRequest, headers: Headers) => ({
      ...only(headers, sentOn),
      authorization: `Bearer ${waiting.get(request)?.token}`,
    }),
    rewriteHeaders: (headers: Headers) => ({ ...only(headers, sentBack), ...added }),
    onResponse: (request: FastifyRequest, reply: FastifyReply, { stream }: { stream: Readable }) =>
      pass(request, reply, stream),
    onError: (reply: FastifyReply, { error }: { error: Error }) =>
      problem(reply.request, reply, new Unavailable('The service does not answer', error)),
  };
  void fastify.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      prefix: `/api/x/${service.name}`,
      upstream: service.url,
      httpMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      undici: { headersTimeout: withinMs, bodyTimeout: withinMs, connect: { timeout: withinMs } },
      disableRequestLogging: true,
      // The library's types also cover HTTP/2, which this server does not use.
      replyOptions: hooks as FastifyHttpProxyOptions['replyOptions'],
      preHandler: admit,
    });
  });
}
