import type { Permission } from '../permissions/permissions.ts';
import type { AnySchema, InferType } from './yup.ts';

/** A list of permissions is met by any one of them; a release key is no session, and opens no other call. */
export type Access = 'public' | 'signed-in' | 'release-key' | readonly [Permission, ...Permission[]];

type Optional = AnySchema | undefined;

/** Page, client and server agree on it. */
export interface Endpoint<
  P extends Optional = Optional,
  Q extends Optional = Optional,
  B extends Optional = Optional,
  R extends AnySchema = AnySchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path lies beneath /api, with parameters as `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The `data` of a successful reply: its type here, its schema in the subject's `replies.ts` for server and tests. */
  readonly reply?: R;
  /** It is JSON unless stated. */
  readonly bodyKind?: 'json' | 'multipart';
  /** They are a registration's documents unless stated. */
  readonly accepts?: 'csv';
  /** It is the JSON envelope unless stated. */
  readonly replyKind?: 'json' | 'pdf' | 'csv' | 'file' | 'events' | 'text' | 'document';
  readonly paged?: boolean;
  /** Whether an Idempotency-Key makes a repeated call give the first call's reply. */
  readonly idempotent?: boolean;
  /** Every call may refuse with 400, 401, 403, 404, 413 and 429; these come on top. */
  readonly refusals?: readonly number[];
  /** The beginning of the query keys beneath which pages keep the reply. */
  readonly key?: readonly unknown[];
  readonly meta?: CallMeta;
}

export const endpoint = <
  R extends AnySchema,
  P extends Optional = undefined,
  Q extends Optional = undefined,
  B extends Optional = undefined,
>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition;

/** A reply of a call: `reply: returns<typeof replies.orderById>()`. Its schema stays out of the browser. */
export const returns = <R extends AnySchema>(): R | undefined => undefined;

/** An optional property's type includes undefined even where a schema is declared. */
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
/** A body without a field that must be there may be left out. */
type BodyPart<Value> = [Value] extends [undefined]
  ? { body?: undefined }
  : object extends Value
    ? { body?: Value }
    : { body: Value };

/** A call takes exactly the parts that its endpoint declares. */
export type InputOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  QueryPart<QueryOf<E>> &
  BodyPart<BodyOf<E>>;

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/** The address of a call; empty query values are dropped (API-03). */
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
  /** There are more than `totalCount` in a filtered list, which are neither counted nor paged. */
  atLeast?: boolean;
}

/** Every JSON reply has this shape, successes and refusals alike (G81). */
export interface Envelope<T> {
  data: T;
  meta?: PageMeta;
  errors: string[] | Record<string, string[]>;
  message: string;
  title?: string;
}

/** A refusal's body: an envelope without data, and what support needs to find it again. */
export interface Problem {
  errors: string[] | Record<string, string[]>;
  message: string;
  title: string;
  code: string;
  requestId: string;
  /** With a refused sign-in whose password was right: shows where the registration stands. */
  trackingCode?: string;
  /** A 409 changed_meanwhile brings the booking as it stands now. */
  data?: unknown;
}

/** The meta of one page of a list (S23): an empty list has page 1 and no next or previous one. */
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

/** One place tells users of outcomes: the query client of shared-ui. */
export interface CallMeta extends Record<string, unknown> {
  failure?: string;
  success?: string;
  info?: string;
  /** Shown by the loading overlay while the call is under way; `true` reads 'Loading'. */
  loading?: string | true;
  /** The roots of the query keys that a success makes stale. */
  invalidates?: readonly (readonly unknown[])[];
  /** These refusals are questions, which the page asks; each is an exception of G100. */
  silentCodes?: readonly string[];
  /** The page tells the failure where it was asked for, so that nothing is told twice. */
  toldByPage?: true;
}

/** Marks what a page asks by itself while nobody uses it: such a request does not keep the session awake (G28). */
export const unattendedHeader = 'X-Unattended';
