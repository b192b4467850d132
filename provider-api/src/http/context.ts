import type { BodyOf, Calls, Endpoint, PageMeta, ParamsOf, QueryOf, ReplyOf } from 'shared-api/contract';
import type { AppContext } from '../appContext.ts';
import type { Actor } from './actor.ts';
import type { FileReply } from './fileReply.ts';
import type { Upload } from './uploads.ts';

export interface Device {
  agent: string | undefined;
  /** The Cookie header may contain the secret of a known device. */
  cookies: string | undefined;
}

interface RequestFacts {
  endpoint: Endpoint;
  requestId: string;
  /** The network address is used only for rate limits. */
  address: string;
  idempotencyKey: string | undefined;
  device: Device;
}

export interface PublicContext extends AppContext, RequestFacts {
  actor: Actor | undefined;
}

export interface Context extends PublicContext {
  actor: Actor;
}

/** A public call may have no actor. */
export type ContextFor<E extends Endpoint> = 'public' extends E['access'] ? PublicContext : Context;

export interface InputFor<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: readonly Upload[];
}

export interface Reply<T> {
  data: T;
  /** Only lists have meta. Undefined if only the rows were requested. */
  meta?: PageMeta | undefined;
  message?: string;
  cookie?: string;
}

/** JSON writes a Date as a text, so a reply may have a Date where its contract has a text. */
export type Sent<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends object
    ? { [Key in keyof T]: Sent<T[Key]> }
    : T;

export type VerbFor<E extends Endpoint> = (
  ctx: ContextFor<E>,
  input: InputFor<E>,
) => Promise<Reply<Sent<ReplyOf<E>>> | FileReply>;

export type Input<Name extends keyof Calls> = InputFor<Calls[Name]>;
export type Verb<Name extends keyof Calls> = VerbFor<Calls[Name]>;
export type Verbs = { readonly [Name in keyof Calls]?: Verb<Name> };
