import type { Permission } from '../permissions/permissions.ts';
import type { emptyReply } from './queries.ts';
import type { AnySchema, InferType } from './yup.ts';

/** A caller needs only one of the listed permissions. A release key permits only 'release-key' calls. */
export type Access = 'public' | 'signed-in' | 'release-key' | readonly [Permission, ...Permission[]];

type Optional = AnySchema | undefined;

export interface Endpoint<
  P extends Optional = Optional,
  Q extends Optional = Optional,
  B extends Optional = Optional,
  R extends AnySchema = AnySchema,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: A;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /**
   * `returns` usually gives only the type of the reply. The schema is in `replies.ts`, which pages do not load. A call
   * that answers with a file or with nothing has no `reply`.
   */
  readonly reply?: R;
  /** The default is JSON. */
  readonly bodyKind?: 'json' | 'multipart';
  /** Without `accepts`, uploads must be PDF or JPEG documents. */
  readonly accepts?: 'csv';
  /** The default is the JSON envelope. */
  readonly replyKind?: 'json' | 'pdf' | 'csv' | 'file' | 'events' | 'text' | 'document';
  readonly paged?: boolean;
  /** When true, a repeated call with the same Idempotency-Key receives the reply of the first call. */
  readonly idempotent?: boolean;
  /** Every call may also return the statuses 400, 401, 403, 404, 413 and 429, and every call but a GET 409. */
  readonly refusals?: readonly number[];
  /** The query keys under which the replies are cached begin with this key. */
  readonly key?: readonly unknown[];
  readonly meta?: CallMeta;
}

export const endpoint = <
  R extends AnySchema = typeof emptyReply,
  P extends Optional = undefined,
  Q extends Optional = undefined,
  B extends Optional = undefined,
  const A extends Access = Access,
>(
  definition: Endpoint<P, Q, B, R, A>,
): Endpoint<P, Q, B, R, A> => definition;

/** Declares the type of a reply without loading its schema in the browser. */
export const returns = <R extends AnySchema>(): R | undefined => undefined;

type Inferred<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends AnySchema
    ? InferType<NonNullable<S>>
    : undefined;

export type ParamsOf<E extends Endpoint> = Inferred<E['params']>;
export type QueryOf<E extends Endpoint> = Inferred<E['query']>;
export type BodyOf<E extends Endpoint> = Inferred<E['body']>;
export type ReplyOf<E extends Endpoint> = InferType<NonNullable<E['reply']>>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };
type QueryPart<Value> = [Value] extends [undefined] ? { query?: undefined } : { query?: Value };
type BodyPart<Value> = [Value] extends [undefined]
  ? { body?: undefined }
  : object extends Value
    ? { body?: Value }
    : { body: Value };

export type InputOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  QueryPart<QueryOf<E>> &
  BodyPart<BodyOf<E>>;

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

export function urlOf(endpoint: Endpoint, input: AnyInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return `/api${path}${query.size ? `?${query}` : ''}`;
}

export interface PageMeta {
  pageNumber: number;
  firstPage: number;
  lastPage: number;
  nextPage: number | null;
  previousPage: number | null;
  totalPages: number;
  totalCount: number;
  /** True means that the list has more rows than `totalCount`. The other rows are on no page. */
  atLeast?: boolean;
}

export interface Envelope<T> {
  data: T;
  meta?: PageMeta;
  errors: string[] | Record<string, string[]>;
  message: string;
  title?: string;
}

/** Every refusal has this body. Support staff find the request in the log by its `requestId`. */
export interface Problem {
  errors: string[] | Record<string, string[]>;
  message: string;
  title: string;
  code: string;
  requestId: string;
  /** With this code, users see the status of their registration. A sign-in with a wrong password gets no code. */
  trackingCode?: string;
  /**
   * For `changed_meanwhile`, `data` is the current state of the changed object, for example of the booking.
   * For `hour_full`, `data` is the list of full hours.
   */
  data?: unknown;
}

export function pageMeta(
  pageNumber: number,
  totalCount: number,
  pageSize: number,
  atLeast = false,
): PageMeta {
  const totalPages = Math.max(1, Math.ceil(totalCount / pageSize));
  return {
    pageNumber,
    firstPage: 1,
    lastPage: totalPages,
    nextPage: pageNumber >= 1 && pageNumber < totalPages ? pageNumber + 1 : null,
    previousPage: pageNumber > 1 && pageNumber <= totalPages ? pageNumber - 1 : null,
    totalPages,
    totalCount,
    ...(atLeast && { atLeast }),
  };
}

/** The query client of shared-ui uses these fields to inform users about the outcome of a call. */
export interface CallMeta extends Record<string, unknown> {
  failure?: string;
  success?: string;
  info?: string;
  loading?: string | true;
  invalidates?: readonly (readonly unknown[])[];
  /** The page itself shows refusals with these codes, for example as a question to the user. */
  silentCodes?: readonly string[];
  /** The page itself shows every failure, so no notification appears. */
  toldByPage?: true;
}

/** Pages send this header with requests that the user has not caused. These requests do not extend the session. */
export const unattendedHeader = 'X-Unattended';
