import {
  type AnyInput,
  type CallMeta,
  type Endpoint,
  type Envelope,
  type InputOf,
  type ReplyOf,
  unattendedHeader,
  urlOf,
} from '../../contract/endpoint.ts';
import { type UploadProgress, upload } from '../files/upload.ts';
import { isAttended, recordRequest, recordServerDate } from '../session/clocks.ts';
import { session } from '../session/session.ts';
import { ApiProblem, problemFrom } from './apiProblem.ts';
import { takeEarlyReply } from './earlyReplies.ts';
import { oneKeyPerIntent } from './idempotency.ts';
import { onNoResponse, onReply, withTimeout } from './reachability.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Without this option, an idempotent call gets a new key. A retry after a lost reply sends the same key again. */
  idempotencyKey?: string;
  files?: readonly File[];
  keepalive?: boolean;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

function multipart(body: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) form.append(name, String(value));
  for (const file of files) form.append('Files', file, file.name);
  return form;
}

function initOf(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const { token } = session.get();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (token && !isAttended()) headers[unattendedHeader] = '1';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const init: RequestInit & { headers: Record<string, string> } = { method: endpoint.method, headers };
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  if (!endpoint.body) return init;
  if (endpoint.bodyKind === 'multipart') return { ...init, body: multipart(input.body, options.files ?? []) };
  headers['Content-Type'] = 'application/json';
  return { ...init, body: JSON.stringify(input.body ?? {}) };
}

/** Only reads have a time limit: an aborted write may have taken effect, and a document may take long. */
function answerTo(
  { method, replyKind = 'json' }: Endpoint,
  url: string,
  init: ReturnType<typeof initOf>,
  { onProgress }: CallOptions,
): Promise<Response> {
  if (onProgress) return upload(url, init, onProgress);
  if (method !== 'GET' || replyKind !== 'json') return fetch(url, init);
  const { token } = session.get();
  return withTimeout((signal) => takeEarlyReply(url, { ...init, signal }, token), init.signal);
}

/** Returns the raw response. Every status but 200 is thrown as an `ApiProblem`. */
export async function send(
  endpoint: Endpoint,
  input: AnyInput,
  options: CallOptions = {},
): Promise<Response> {
  const { token } = session.get();
  // Without a session, nothing is written: local storage must be empty after Logout.
  if (token && isAttended()) recordRequest();
  const url = urlOf(endpoint, input);
  const init = initOf(endpoint, input, options);
  const response = await answerTo(endpoint, url, init, options).catch((failure: unknown) => {
    if (options.signal?.aborted) throw failure;
    onNoResponse();
    throw new ApiProblem({
      status: 500,
      code: 'network',
      message: failure instanceof Error ? failure.message : '',
    });
  });
  onReply(response.status);
  recordServerDate(response.headers.get('Date'));
  if (response.status === 200) return response;
  if (response.status === 401 && token) session.expire(token);
  throw problemFrom(response.status, await response.json().catch(() => undefined));
}

/** Throws an `ApiProblem` on every failure. A reply with status 401 also ends the session. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Envelope<ReplyOf<E>>> {
  if (!endpoint.idempotent || options.idempotencyKey) return exchange(endpoint, input, options);
  const intent = `${endpoint.method} ${urlOf(endpoint, input)} ${JSON.stringify(input.body)}`;
  return oneKeyPerIntent(intent, (idempotencyKey) =>
    exchange(endpoint, input, { ...options, idempotencyKey }),
  );
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<Envelope<ReplyOf<E>>> {
  const response = await send(endpoint, input, options);
  const envelope: unknown = await response.json().catch(() => undefined);
  if (typeof envelope === 'object' && envelope !== null) return envelope as Envelope<ReplyOf<E>>;
  throw new ApiProblem({ status: 500, code: 'network', message: 'The reply could not be read' });
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}
