import type { NumberSetting } from './kinds.ts';

const retention = (label: string, days: number, help: string): NumberSetting & { group: 'Retention' } => ({
  kind: 'whole',
  unit: 'days',
  group: 'Retention',
  label,
  help: `${help} 0 is never.`,
  default: days,
  min: 0,
  max: 3650,
});

export const retentionSettings = {
  passengerNameDays: retention(
    'Names of passengers',
    2190,
    'After the flight; papers and lists then say "Erased passenger".',
  ),
  passengerMobileDays: retention('Mobile numbers of passengers', 90, 'After the flight.'),
  passengerNeedDays: retention(
    'Needs, identification numbers and schools of passengers',
    30,
    'After the flight.',
  ),
  orderEntryDays: retention('Passengers of orders and quotations', 90, 'After the first flight.'),
  savedPeopleDays: retention('Saved people', 730, 'After they were last booked.'),
  payoutAccountDays: retention('Account numbers of payouts', 365, 'After the payout was paid.'),
  activityDays: retention('Activities, shifts and notifications of the gateway', 730, 'After they happened.'),
  letterDays: retention('Messages, and letters that failed for good', 90, 'After they were told.'),
  auditKeyDays: retention(
    'Names and words in the audit',
    2190,
    'Who did what, when and to what stays; what told of a person says "Erased".',
  ),
  closedRequestDays: retention(
    'Requests about personal data, and breaches',
    2190,
    'After they were answered or reported; that they were, and when, stays.',
  ),
  unverifiedDays: retention(
    'Registrations whose e-mail address was never verified',
    30,
    'After they were made, unless a fee was paid.',
  ),
  rejectedDays: retention('Rejected registrations', 180, 'After they were rejected, with their documents.'),
  deactivatedDays: retention(
    'Deactivated accounts without money',
    2190,
    'After they were deactivated they are erased as at their own wish.',
  ),
  payerDays: {
    ...retention(
      'Names of erased payers',
      2190,
      'After the erasure, for the books: sealed, and read by Finance with a reason.',
    ),
    help: 'After the erasure, for the books: sealed, and read by Finance with a reason. 0 keeps none.',
  },
} as const;
