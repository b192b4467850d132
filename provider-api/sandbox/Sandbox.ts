import type { Credentials } from './credentials.ts';
import type { FaultBook } from './faults.ts';
import type { Notifier } from './Notifier.ts';
import type { ReferenceStore } from './ReferenceStore.ts';

export type Sandbox = {
  store: ReferenceStore;
  faults: FaultBook;
  notifier: Notifier;
  credentials: Credentials;
  portalUrl: string;
  /** The treasury charges the payer this fee on top of the amount, in naira as text. */
  fee: () => Promise<string>;
  clock: () => Date;
};
