import { identifications, twoFactorSecrets } from '../domains/accounts/index.ts';
import { passengerNumbers } from '../domains/bookings/index.ts';
import { payoutAccounts } from '../domains/payouts/index.ts';
import type { SealedColumn } from '../secrets/index.ts';

/** All that the keys seal. */
export const sealedColumns: readonly SealedColumn[] = [
  identifications,
  passengerNumbers,
  payoutAccounts,
  twoFactorSecrets,
];
