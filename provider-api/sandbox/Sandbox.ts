import type { Credentials } from './credentials.ts';
import type { FaultBook } from './faults.ts';
import type { Notifier } from './Notifier.ts';
import type { ReferenceStore } from './ReferenceStore.ts';

export type Sandbox = {
  store: ReferenceStore;
  faults: FaultBook;
  notifier: Notifier;
  credentials: Credentials;
  /** Target of the link "Return to the portal". */
  portalUrl: string;
  /** The treasury's charge to the payer on top, in naira as text. */
  fee: () => Promise<string>;
  clock: () => Date;
};
