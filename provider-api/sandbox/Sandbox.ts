import type { Credentials } from './credentials.ts';
import type { FaultBook } from './faults.ts';
import type { Notifier } from './Notifier.ts';
import type { ReferenceStore } from './ReferenceStore.ts';

/** What every route of the sandbox works on. */
export type Sandbox = {
  store: ReferenceStore;
  faults: FaultBook;
  notifier: Notifier;
  credentials: Credentials;
  /** Where "Return to the portal" leads. */
  portalUrl: string;
  /** What the treasury charges the payer on top, in naira as text. */
  fee: () => Promise<string>;
  clock: () => Date;
};
