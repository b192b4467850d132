import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract, type Endpoint, type Envelope, type ReplyOf, unattendedHeader } from 'shared-api/contract';
import type { AppContext } from '../appContext.ts';
import { type Actor, callers, checkAccess, findCaller, refuseRestricted } from './actor.ts';
import { checkReply } from './checkReply.ts';
import type { ContextFor, InputFor, PublicContext, Reply, Sent, VerbFor, Verbs } from './context.ts';
import { Unauthenticated } from './errors.ts';
import { isFileReply, sendFile } from './fileReply.ts';
import type { Places } from './shedOverload.ts';
import { acceptedBy, forgetBody, readMultipart } from './uploads.ts';
import { validate } from './validate.ts';

export interface Api {
  fastify: FastifyInstance;
  context: AppContext;
  places: Places;
  served: Endpoint[];
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function callerOf({ context }: Api, endpoint: Endpoint, request: FastifyRequest) {
  const caller = await findCaller(context.db, {
    authorization: request.headers.authorization,
    now: context.clock.now(),
    counts: endpoint.replyKind !== 'events' && header(request, unattendedHeader.toLowerCase()) === undefined,
  });
  if (caller) callers.set(request, caller.email);
  checkAccess(endpoint.access, caller);
  refuseRestricted(endpoint, caller);
  return caller;
}

const contextOf = (
  { context }: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  actor?: Actor,
): PublicContext => ({
  ...context,
  endpoint,
  log: context.log.child({ requestId: request.id }),
  actor,
  requestId: request.id,
  address: request.ip,
  idempotencyKey: header(request, 'idempotency-key'),
  device: { agent: request.headers['user-agent'], cookies: request.headers.cookie },
});

async function addressInput<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  const params = endpoint.params && (await validate(endpoint.params, request.params, 'text'));
  const query = endpoint.query && (await validate(endpoint.query, request.query, 'text'));
  return { params: params as InputFor<E>['params'], query: query as InputFor<E>['query'] };
}

type Work<E extends Endpoint> = (input: InputFor<E>) => Promise<FastifyReply>;

type Incoming = Api & { request: FastifyRequest; reply: FastifyReply };

async function withInput<E extends Endpoint>(incoming: Incoming, endpoint: E, work: Work<E>) {
  const { places, request, reply } = incoming;
  const address = await addressInput(endpoint, request);
  if (!endpoint.body) return work({ ...address, body: undefined as InputFor<E>['body'], files: [] });
  if (endpoint.bodyKind !== 'multipart' || !request.isMultipart()) {
    const body = (await validate(endpoint.body, request.body ?? {})) as InputFor<E>['body'];
    return work({ ...address, body, files: [] });
  }
  const { fields, files, discard } = await readMultipart(request, acceptedBy(endpoint));
  try {
    places.take(request, reply);
    const body = (await validate(endpoint.body, fields, 'text')) as InputFor<E>['body'];
    return await work({ ...address, body, files });
  } finally {
    await discard();
  }
}

type Sender = Api & { reply: FastifyReply };

function sendReply<E extends Endpoint>(
  { context, reply }: Sender,
  endpoint: E,
  result: Reply<Sent<ReplyOf<E>>>,
) {
  const { data, meta, message = '', cookie } = result;
  if (cookie) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store');
  if (endpoint.replyKind === 'text') return reply.type('text/plain').send(String(data));
  if (endpoint.replyKind === 'document') return reply.type('application/json').send(data);
  if (!context.config.production) checkReply(endpoint, result);
  const envelope: Envelope<Sent<ReplyOf<E>>> = {
    data,
    ...(meta && { meta }),
    errors: [],
    message,
    title: message,
  };
  return reply.type('application/json').send(JSON.stringify(envelope));
}

function multipartBytes(endpoint: Endpoint): number {
  const { maxBytes, maxFiles } = acceptedBy(endpoint);
  return maxBytes * maxFiles + 1024 * 1024;
}

export function serve<E extends Endpoint>(api: Api, endpoint: E, verb: VerbFor<E>): void {
  api.served.push(endpoint);
  api.fastify.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    // A HEAD request would run the whole handler, only for the headers of the reply.
    exposeHeadRoute: false,
    ...(endpoint.bodyKind === 'multipart' && { bodyLimit: multipartBytes(endpoint) }),
    async handler(request, reply) {
      const caller = await callerOf(api, endpoint, request);
      // `callerOf` throws if the call is not public and has no caller.
      const ctx = contextOf(api, endpoint, request, caller) as ContextFor<E>;
      return withInput({ ...api, request, reply }, endpoint, async (input) => {
        const result = await verb(ctx, input);
        return isFileReply(result) ? sendFile(reply, result) : sendReply({ ...api, reply }, endpoint, result);
      });
    },
  });
}

export function serveVerbs(api: Api, verbs: Verbs): void {
  for (const [name, verb] of Object.entries(verbs)) {
    const endpoint: Endpoint | undefined = contract[name];
    if (!endpoint) throw new Error(`The contract has no call ${name}`);
    serve(api, endpoint, verb as VerbFor<Endpoint>);
  }
}

interface Unread<E extends Endpoint, Caller> {
  /** Runs before any of the body is read. */
  admit: (ctx: PublicContext, request: FastifyRequest) => Promise<Caller>;
  verb: (
    ctx: PublicContext,
    call: { caller: Caller; request: FastifyRequest; params: InputFor<E>['params'] },
  ) => Promise<Reply<ReplyOf<E>>>;
}

/**
 * Serves a call that needs no session. The server does not read the body: `verb` must read the body from
 * `request`.
 */
export function serveUnread<E extends Endpoint, Caller>(
  api: Api,
  endpoint: E,
  { admit, verb }: Unread<E, Caller>,
): void {
  api.served.push(endpoint);
  api.fastify.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    async handler(request, reply) {
      const ctx = contextOf(api, endpoint, request);
      try {
        const caller = await admit(ctx, request);
        const { params } = await addressInput(endpoint, request);
        return sendReply({ ...api, reply }, endpoint, await verb(ctx, { caller, request, params }));
      } catch (thrown) {
        forgetBody(request);
        throw thrown;
      }
    },
  });
}

export function signedIn(ctx: PublicContext): Actor {
  if (!ctx.actor) throw new Unauthenticated();
  return ctx.actor;
}
