import type { BookingStatus } from '../statuses/statuses.ts';

export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codeLength = 26;
/** People read this code aloud, so the alphabet has no vowels and no characters that look alike. */
export const shortCodeLetters = '23456789BCDFGHJKMNPQRSTVWXZ';
export const shortCodeLength = 8;

const wholeCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`);
const shortCode = new RegExp(`^[${shortCodeLetters}]{${shortCodeLength}}$`);
const half = `[${shortCodeLetters}]{${shortCodeLength / 2}}`;
/** Scanners may read a code twice without a gap, so two codes in a row are accepted. */
const apart = (code: string) => new RegExp(`(?<![A-Z0-9])${code}(?![A-Z0-9])`, 'g');
const wholeInText = apart(`(?:[${codeLetters}]{${codeLength}}){1,2}`);
const shortInText = apart(`${half}[^A-Z0-9:]{0,3}${half}`);

export const isVoucherCode = (text: string): boolean => wholeCode.test(text);

function grouped(text: string): string | undefined {
  const groups = text.split(/[^A-Z0-9]+/).filter(Boolean);
  const letters = groups.join('');
  // A sentence may have as many letters as a code, but nearly every code has a digit.
  if (isVoucherCode(letters)) return groups.length === 1 || /\d/.test(letters) ? letters : undefined;
  const isEven = groups.every(({ length }) => length === groups[0]?.length);
  return isEven && shortCode.test(letters) ? letters : undefined;
}

function codeIn(text: string): string | undefined {
  const whole = text.match(wholeInText)?.at(-1);
  if (whole) return whole.slice(-codeLength);
  // Eight digits without a letter are probably part of a longer number, such as an RRR.
  const short = text.match(shortInText)?.filter((found) => /[A-Z]/.test(found));
  return grouped(text) ?? short?.at(-1)?.replace(/[^A-Z0-9]/g, '');
}

export function voucherCode(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*\][a-z]\d/i, '')
    .replace(/%[0-9a-f]{2}/gi, '/')
    .toUpperCase();
  const [, ofAddress] = /.*\/V\/([^?#&]*)/s.exec(plain) ?? [];
  return (ofAddress && codeIn(ofAddress)) ?? codeIn(plain);
}

export const voucherStates = ['valid', 'replaced', 'used', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

export const paperKinds = ['voucher', 'invoice', 'receipt', 'credit', 'statement', 'pack'] as const;
export const paperStates = ['paid', 'unpaid', 'cancelled', 'expired', 'issued'] as const;

const plainWord = /^(ltd|limited|plc|inc|llc|llp|co|and|of|the|for|&)\.?$/i;

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
  expectedAt?: Date | null | undefined;
  /** False means that the booking was changed after the voucher was issued. */
  isNewest: boolean;
}

const endedStatuses: readonly BookingStatus[] = ['Canceled', 'Flight_Canceled', 'No_Show'];
const endsAfterMs = 12 * 60 * 60 * 1000;

export function voucherState(
  { bookingStatus, flightAt, expectedAt, isNewest }: Vouched,
  now: Date,
): VoucherState {
  if (endedStatuses.includes(bookingStatus)) return 'ended';
  if (bookingStatus !== 'Processing') return 'used';
  const last = Math.max(flightAt.getTime(), expectedAt?.getTime() ?? 0);
  if (now.getTime() > last + endsAfterMs) return 'ended';
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
