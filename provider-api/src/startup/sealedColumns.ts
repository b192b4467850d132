import { identifications, twoFactorSecrets } from '../domains/accounts/index.ts';
import { passengerNumbers } from '../domains/bookings/index.ts';
import { payoutAccounts } from '../domains/payouts/index.ts';
import { payerNames } from '../domains/privacy/index.ts';
import { signingSecrets } from '../domains/team-services/index.ts';
import type { SealedColumn } from '../secrets/index.ts';
import { numberKeys } from '../telling/sms/numberKey.ts';

export const sealedColumns: readonly SealedColumn[] = [
  identifications,
  numberKeys,
  passengerNumbers,
  payoutAccounts,
  payerNames,
  signingSecrets,
  twoFactorSecrets,
];
