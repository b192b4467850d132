import { formatShortDate } from 'shared-api/rules';
import type { LineRow } from './statementOf.ts';

const verbs: Readonly<Record<string, string>> = {
  booking: 'Booked',
  refund: 'Given back',
  earned: 'Given back',
  change: 'Changed',
};

const payoutTexts: Readonly<Record<string, string>> = {
  payout: 'Payout to your bank account',
  payout_refused: 'Payout ended: back in the wallet',
  payout_returned: 'Payout sent back by the bank',
};

const ofBooking = ({ service, airport, flightNumber, flightAt }: LineRow): string =>
  [`${service} at ${airport}`, flightNumber, flightAt && formatShortDate(flightAt)]
    .filter(Boolean)
    .join(', ');

export function lineText(line: LineRow): string {
  const { kind, isCorrection, bookingId, reason } = line;
  if (bookingId !== null)
    return `${isCorrection ? 'Outcome corrected' : (verbs[kind] ?? 'Booking')}: ${ofBooking(line)}`;
  if (kind === 'funding') return 'Wallet funded';
  if (kind in payoutTexts) return payoutTexts[kind] ?? '';
  if (kind === 'suspense')
    return [line.amountKobo > 0 ? 'Payment found' : 'Payment taken back', reason].filter(Boolean).join(': ');
  if (kind === 'registration') return 'Paid above the registration fee';
  return ['Correction', reason].filter(Boolean).join(': ');
}

export function passengersText({ passengers }: LineRow): string | null {
  const [first, ...others] = passengers ?? [];
  if (first === undefined) return null;
  if (others.length === 0) return first;
  return `${first} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
}
