import type { BodyOf, Endpoint, PageMeta, ParamsOf, QueryOf, ReplyOf } from 'shared-api/contract';
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

export interface Input<E extends Endpoint> {
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

export type Verb<E extends Endpoint, C extends PublicContext = Context> = (
  ctx: C,
  input: Input<E>,
) => Promise<Reply<ReplyOf<E>> | FileReply>;
