import type { Permission } from '../permissions/permissions.ts';
import type { AnySchema, InferType } from './yup.ts';

/** One of the listed permissions is enough. A release key is no session and opens no other call. */
export type Access = 'public' | 'signed-in' | 'release-key' | readonly [Permission, ...Permission[]];

type Optional = AnySchema | undefined;

export interface Endpoint<
  P extends Optional = Optional,
  Q extends Optional = Optional,
  B extends Optional = Optional,
  R extends AnySchema = AnySchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path after /api, with parameters as `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The `data` of a successful reply. Here only its type; the server and tests find the schema in `replies.ts`. */
  readonly reply?: R;
  /** JSON by default. */
  readonly bodyKind?: 'json' | 'multipart';
  /** By default the documents of a registration. */
  readonly accepts?: 'csv';
  /** The JSON envelope by default. */
  readonly replyKind?: 'json' | 'pdf' | 'csv' | 'file' | 'events' | 'text' | 'document';
  readonly paged?: boolean;
  /** Whether a repeated call with the same Idempotency-Key gets the first call's reply. */
  readonly idempotent?: boolean;
  /** Statuses beyond those that every call may have: 400, 401, 403, 404, 413 and 429. */
  readonly refusals?: readonly number[];
  /** The query keys of this reply begin with this. */
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

/** Gives a reply its type without loading its schema in the browser: `reply: returns<typeof replies.orderById>()`. */
export const returns = <R extends AnySchema>(): R | undefined => undefined;

/** An optional property's type includes undefined even where the endpoint declares a schema. */
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
/** A body without required fields may be left out. */
type BodyPart<Value> = [Value] extends [undefined]
  ? { body?: undefined }
  : object extends Value
    ? { body?: Value }
    : { body: Value };

export type InputOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  QueryPart<QueryOf<E>> &
  BodyPart<BodyOf<E>>;

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/** Empty query values are left out (API-03). */
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
  /** A filtered list has more rows than `totalCount`; they are neither counted nor paged. */
  atLeast?: boolean;
}

/** The shape of every JSON reply, success or refusal (G81). */
export interface Envelope<T> {
  data: T;
  meta?: PageMeta;
  errors: string[] | Record<string, string[]>;
  message: string;
  title?: string;
}

/** The body of a refusal; support can find the request by `requestId`. */
export interface Problem {
  errors: string[] | Record<string, string[]>;
  message: string;
  title: string;
  code: string;
  requestId: string;
  /** Only after a sign-in with the right password that is still refused: leads to the status of the registration. */
  trackingCode?: string;
  /** With 409 changed_meanwhile: the booking as it is now. */
  data?: unknown;
}

/** An empty list has page 1, with no next or previous page (S23). */
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

/** The query client of shared-ui reads this to tell users how a call ended. */
export interface CallMeta extends Record<string, unknown> {
  failure?: string;
  success?: string;
  info?: string;
  /** Text of the loading overlay; `true` shows 'Loading'. */
  loading?: string | true;
  /** The beginnings of the query keys that are stale after a success. */
  invalidates?: readonly (readonly unknown[])[];
  /** The page answers these refusals with a question of its own; each is an exception to G100. */
  silentCodes?: readonly string[];
  /** The page shows the failure itself, so no notification repeats it. */
  toldByPage?: true;
}

/** Marks requests that the page makes on its own while nobody uses it: they do not extend the session (G28). */
export const unattendedHeader = 'X-Unattended';
