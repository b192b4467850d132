import type { Tx } from './db/index.ts';
import type { UserRow } from './domains/accounts/index.ts';
import type { PublicContext } from './http/context.ts';
import type { Api } from './http/serve.ts';
import type { Job, PeriodicJob } from './jobs/job.ts';

/** What else happens with a new account, in its transaction (S08). */
export type OnRegistration = (tx: Tx, ctx: PublicContext, user: UserRow) => Promise<void>;

/** A domain's front door, as the server mounts it. */
export interface Domain {
  routes?: (api: Api) => void;
  /** Work done after a commit, in the order of the queue. */
  jobs?: readonly Job<never>[];
  periodic?: readonly PeriodicJob[];
  onRegistration?: OnRegistration;
}
