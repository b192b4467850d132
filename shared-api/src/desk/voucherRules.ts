import type { BookingStatus } from '../statuses/statuses.ts';

/** Base 32: letters and the digits that look like none of them. */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codeLength = 26;
/** To be told by voice: no vowels, and nothing that looks like something else. */
export const shortCodeLetters = '23456789BCDFGHJKMNPQRSTVWXZ';
export const shortCodeLength = 8;

const voucherCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`);
const shortCode = new RegExp(`^[${shortCodeLetters}]{${shortCodeLength}}$`);

export const isVoucherCode = (text: string): boolean => voucherCode.test(text);

/**
 * The code at the end of what was typed, pasted or scanned: of a QR code's text, after what a hand scanner puts before
 * it, a short one with or without a space.
 */
export function codeIn(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const [code, short] = [letters.slice(-codeLength), letters.slice(-shortCodeLength)];
  if (isVoucherCode(code)) return code;
  return shortCode.test(short) ? short : undefined;
}

export const voucherStates = ['valid', 'replaced', 'used', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** What can be looked up by the code that it prints. */
export const paperKinds = ['voucher', 'invoice', 'receipt', 'credit', 'statement', 'pack'] as const;
/** Of any other paper, as what it asks for stands now; `issued` has nothing that could change. */
export const paperStates = ['paid', 'unpaid', 'cancelled', 'issued'] as const;

/** What keeps a name's meaning and tells nothing of whose it is. */
const plainWord = /^(ltd|limited|plc|inc|llc|llp|co|and|of|the|for|&)\.?$/i;

/** "S••••• C•••••••••• Ltd": enough for whoever knows the name. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) =>
      plainWord.test(word) ? word : word.slice(0, 1) + '•'.repeat(Math.max(word.length - 1, 0)),
    )
    .join(' ');

interface Vouched {
  bookingStatus: BookingStatus;
  flightAt: Date;
  /** Whether it is of the booking as it is since its last change. */
  isNewest: boolean;
}

const endedStatuses: readonly BookingStatus[] = ['Canceled', 'Flight_Canceled', 'No_Show'];
/** A voucher whose booking is still Processing ends this long after the flight. */
const endsAfterMs = 12 * 60 * 60 * 1000;

export function voucherState({ bookingStatus, flightAt, isNewest }: Vouched, now: Date): VoucherState {
  if (endedStatuses.includes(bookingStatus)) return 'ended';
  if (bookingStatus !== 'Processing') return 'used';
  if (now.getTime() > flightAt.getTime() + endsAfterMs) return 'ended';
  return isNewest ? 'valid' : 'replaced';
}

export const scanVerdicts = [
  'valid',
  'already_met',
  'closed',
  'replaced',
  'other_day',
  'other_airport',
  'unknown',
] as const;
