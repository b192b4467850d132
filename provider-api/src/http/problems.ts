import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Problem } from 'shared-api/contract';
import { DatabaseError, DatabaseUnavailable, WritesRefused } from '../db/index.ts';
import { KeyMissing, type SecretBox } from '../secrets/index.ts';
import { callers } from './actor.ts';
import { databaseAnswer } from './databaseAnswers.ts';
import { BadRequest, NoSuchPart, PayloadTooLarge, Refusal, StoreUnavailable, Unavailable } from './errors.ts';
import { type SecurityEvent, securityEvent } from './securityEvents.ts';

const isDataException = (thrown: unknown) => thrown instanceof DatabaseError && thrown.code.startsWith('22');

interface FrameworkError {
  statusCode?: unknown;
  code?: unknown;
}

function frameworkRefusal(thrown: unknown): Refusal | undefined {
  const { statusCode, code } = (thrown ?? {}) as FrameworkError;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 413) return new PayloadTooLarge();
  if (statusCode === 416) return new NoSuchPart();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new BadRequest('Unsupported media type');
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return new BadRequest('Malformed JSON');
  return new BadRequest('Bad request');
}

/** Returns undefined for a fault of the server. */
export function refusalOf(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  const answer = databaseAnswer(thrown);
  if (answer) return answer;
  if (thrown instanceof WritesRefused) return new StoreUnavailable(thrown);
  if (thrown instanceof KeyMissing) return new Unavailable(undefined, thrown);
  if (thrown instanceof DatabaseUnavailable) return new Unavailable();
  if (isDataException(thrown)) return new BadRequest('The request holds a value that cannot be stored');
  return thrown instanceof SyntaxError && 'statusCode' in thrown
    ? new BadRequest('Malformed JSON')
    : frameworkRefusal(thrown);
}

const fault = new Refusal({
  status: 500,
  code: 'internal',
  title: 'Internal server error',
  message: 'Something went wrong',
});

const events: Readonly<Record<number, SecurityEvent>> = {
  401: 'token_refused',
  403: 'access_refused',
  429: 'limit_reached',
};

function logRefusal(request: FastifyRequest, secrets: SecretBox, { status, code }: Refusal): void {
  const event = events[status];
  if (!event || code === 'over_limit' || (status === 401 && !request.headers.authorization)) return;
  const route = request.routeOptions.url;
  const facts = { account: callers.get(request), route };
  securityEvent({ log: request.log as Logger, secrets }, event, facts);
}

interface Failed {
  request: FastifyRequest;
  reply: FastifyReply;
  secrets: SecretBox;
}

export function sendProblem({ request, reply, secrets }: Failed, thrown: unknown): FastifyReply {
  const known = refusalOf(thrown);
  if (known) logRefusal(request, secrets, known);
  const failed = known ? known.cause : thrown;
  if (failed !== undefined) request.log.error({ err: failed, route: request.routeOptions.url }, 'fault');
  const { status, errors, message, title, code, retryAfterSeconds, trackingCode, data } = known ?? fault;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const body: Problem = {
    errors,
    message,
    title,
    code,
    requestId: request.id,
    ...(trackingCode && { trackingCode }),
    ...(data !== undefined && { data }),
  };
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
}
