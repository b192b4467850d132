import type { Permission } from 'shared-api/rules';
import type { Payment } from './payment.ts';

/** What staff need to read an activity about a payment: the same as for the payment itself. */
export const activityReaders = {
  funding: 'transactions.readFunds',
  registration: 'transactions.readRegistrations',
} as const satisfies Record<Payment['kind'], Permission>;
