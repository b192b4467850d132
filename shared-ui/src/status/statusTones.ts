import type { Member } from 'shared-api/contract';
import { type AccountStatus, type BookingStatus, bookingStatusText } from 'shared-api/statuses';
import type { Tone } from './tone.ts';

interface StatusText {
  text: string;
  tone: Tone;
}

const booking: Readonly<Record<string, Tone>> = {
  Processing: 'info',
  Payment_Received: 'success',
  Service_Rendered: 'success',
  No_Show: 'warning',
  Flight_Canceled: 'error',
  Canceled: 'error',
} satisfies Record<BookingStatus, Tone>;

const account: Readonly<Record<string, Tone>> = {
  New: 'info',
  Processing: 'info',
  Active: 'success',
  Inactive: 'warning',
  Deactivated: 'error',
} satisfies Record<AccountStatus, Tone>;

const member: Readonly<Record<string, Tone>> = {
  Active: 'success',
  Invited: 'info',
  Removed: 'neutral',
  Stopped: 'error',
} satisfies Record<Member['state'], Tone>;

const payment: Readonly<Record<string, StatusText>> = {
  paid: { text: 'Paid', tone: 'success' },
  unpaid: { text: 'Unpaid', tone: 'warning' },
};

const service: Readonly<Record<string, StatusText>> = {
  active: { text: 'Active', tone: 'success' },
  inactive: { text: 'Inactive', tone: 'neutral' },
};

export type StatusKind = 'booking' | 'payment' | 'account' | 'service' | 'member';

export function statusText(kind: StatusKind, status: string | null | undefined): StatusText {
  const missing: StatusText = { text: 'Unpaid', tone: 'warning' };
  if (!status) return kind === 'booking' || kind === 'payment' ? missing : { text: 'N/A', tone: 'neutral' };
  const unknown: StatusText = { text: status, tone: 'neutral' };
  if (kind === 'payment') return payment[status.toLowerCase()] ?? unknown;
  if (kind === 'service') return service[status.toLowerCase()] ?? unknown;
  if (kind === 'member') return { text: status, tone: member[status] ?? 'neutral' };
  if (kind === 'account') return { text: status, tone: account[status] ?? 'neutral' };
  const tone = booking[status];
  return tone ? { text: bookingStatusText(status), tone } : (payment[status.toLowerCase()] ?? unknown);
}
