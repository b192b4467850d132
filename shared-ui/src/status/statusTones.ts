import type { Member } from 'shared-api/contract';
import { type AccountStatus, type BookingStatus, bookingStatusText } from 'shared-api/statuses';
import type { Tone } from './tone.ts';

interface StatusText {
  text: string;
  tone: Tone;
}

const tones = {
  booking: {
    Processing: 'info',
    Payment_Received: 'success',
    Service_Rendered: 'success',
    No_Show: 'warning',
    Flight_Canceled: 'error',
    Canceled: 'error',
  } satisfies Record<BookingStatus, Tone>,
  account: {
    New: 'info',
    Processing: 'info',
    Active: 'success',
    Inactive: 'warning',
    Deactivated: 'error',
  } satisfies Record<AccountStatus, Tone>,
  member: {
    Active: 'success',
    Invited: 'info',
    Removed: 'neutral',
    Stopped: 'error',
  } satisfies Record<Member['state'], Tone>,
  payment: { Paid: 'success', Unpaid: 'warning' },
  service: { Active: 'success', Inactive: 'neutral' },
} satisfies Record<string, Record<string, Tone>>;

export type StatusKind = keyof typeof tones;

export function statusText(kind: StatusKind, status: string | null | undefined): StatusText {
  const isBooking = kind === 'booking';
  if (!status && (isBooking || kind === 'payment')) return { text: 'Unpaid', tone: 'warning' };
  if (!status) return { text: 'N/A', tone: 'neutral' };
  const known: Record<string, Tone> = { ...tones[kind], ...(isBooking && tones.payment) };
  const text = Object.keys(known).find((one) => one.toLowerCase() === status.toLowerCase()) ?? status;
  return { text: isBooking ? bookingStatusText(text) : text, tone: known[text] ?? 'neutral' };
}
