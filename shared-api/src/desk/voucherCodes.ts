import type { BookingStatus } from '../statuses/statuses.ts';

/** Base 32: letters and the digits that look like none of them. */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codeLength = 26;
/** The code is told by voice: no vowels, and nothing that looks like something else. */
export const shortCodeLetters = '23456789BCDFGHJKMNPQRSTVWXZ';
export const shortCodeLength = 8;

const wholeCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`);
const shortCode = new RegExp(`^[${shortCodeLetters}]{${shortCodeLength}}$`);
const half = `[${shortCodeLetters}]{${shortCodeLength / 2}}`;
/** Between other letters and digits it is no code; a hand scanner that reads twice leaves two without a gap. */
const apart = (code: string) => new RegExp(`(?<![A-Z0-9])${code}(?![A-Z0-9])`, 'g');
const wholeInText = apart(`(?:[${codeLetters}]{${codeLength}}){1,2}`);
const shortInText = apart(`${half}[^A-Z0-9:]{0,3}${half}`);

export const isVoucherCode = (text: string): boolean => wholeCode.test(text);

/** A code whose letters stand in groups, spelled or broken by the end of a line, and nothing else. */
function grouped(text: string): string | undefined {
  const groups = text.split(/[^A-Z0-9]+/).filter(Boolean);
  const letters = groups.join('');
  // A sentence of that many letters is not taken for a code: hardly any code is without a digit.
  if (isVoucherCode(letters)) return groups.length === 1 || /\d/.test(letters) ? letters : undefined;
  const isEven = groups.every(({ length }) => length === groups[0]?.length);
  return isEven && shortCode.test(letters) ? letters : undefined;
}

function codeIn(text: string): string | undefined {
  const whole = text.match(wholeInText)?.at(-1);
  if (whole) return whole.slice(-codeLength);
  // Digits alone are rather a part of a longer number, such as an RRR in groups of four.
  const short = text.match(shortInText)?.filter((found) => /[A-Z]/.test(found));
  return grouped(text) ?? short?.at(-1)?.replace(/[^A-Z0-9]/g, '');
}

/**
 * The code, or short code, in what was scanned, typed or pasted: alone, in an address with whatever follows it there, in a
 * sentence, in any letter case, in groups. The last one counts, as it was read last.
 */
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
/** 'issued' papers have nothing that could change. */
export const paperStates = ['paid', 'unpaid', 'cancelled', 'expired', 'issued'] as const;

/** These words keep a name's meaning and tell nothing of the person. */
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
  /** Its flight comes then, by whoever said so. */
  expectedAt?: Date | null | undefined;
  /** Whether it is of the booking as it is since its last change. */
  isNewest: boolean;
}

const endedStatuses: readonly BookingStatus[] = ['Canceled', 'Flight_Canceled', 'No_Show'];
/** A voucher whose booking is still Processing ends this long after its flight, by the later of its times. */
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
