import type { BookingStatus } from '../statuses/statuses.ts';
import { noShowFrom } from './noShow.ts';
import { isMarkable, isUndoable, trueTime } from './rules.ts';
import { voucherCode, voucherState } from './voucherCodes.ts';

const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const flightAt = at('10:00:00');

it.each([
  ['six hours before its flight', at('04:00:00'), true],
  ['a moment earlier', at('03:59:59'), false],
  ['twelve hours after it', at('22:00:00'), true],
  ['a moment later', at('22:00:01'), false],
])('a passenger marked %s', (_, now, allowed) => {
  expect(isMarkable([flightAt], now)).toBe(allowed);
});

it('a flight that comes at another time is marked from six hours before the earlier to twelve after the later', () => {
  const later = [flightAt, at('12:05:00')];
  expect([at('03:59:59'), at('04:00:00')].map((now) => isMarkable(later, now))).toEqual([false, true]);
  expect(isMarkable(later, new Date('2026-11-25T00:05:00Z'))).toBe(true);
  expect(isMarkable(later, new Date('2026-11-25T00:05:01Z'))).toBe(false);
});

it.each([
  ['right', at('05:10:00'), at('06:30:00'), at('05:10:02'), false],
  ['three hours slow', at('02:10:00'), at('03:30:00'), at('05:10:02'), false],
  ['set back since', at('06:31:00'), at('06:30:00'), at('06:30:02'), true],
  [
    'set forward by more than a week since',
    new Date('2026-11-17T06:29:59Z'),
    at('06:30:00'),
    at('06:30:02'),
    true,
  ],
])(
  'a mark of a device whose clock is %s keeps its moment, or is doubtful',
  (_, markedAt, sentAt, moment, doubtful) => {
    expect(trueTime({ markedAt, sentAt, receivedAt: at('06:30:02') })).toEqual({ at: moment, doubtful });
  },
);

it('an own mark is undone within fifteen minutes', () => {
  expect(isUndoable(at('05:10:00'), at('05:25:00'))).toBe(true);
  expect(isUndoable(at('05:10:00'), at('05:25:01'))).toBe(false);
});

it('No show waits as long as it is set, and not at all by default', () => {
  expect(noShowFrom(flightAt, 60)).toEqual(at('11:00:00'));
  expect(noShowFrom(flightAt, 0)).toBeUndefined();
});

const whole = 'MZXW6YTBOJTG633CMFZGM33PMI';
const short = 'K7MX2QPD';
const address = `https://portal.example/v/${whole}`;
it.each([
  ['in small letters', whole.toLowerCase(), whole],
  ['between blanks and line ends', `\t ${whole}\r\n`, whole],
  ['in the text of a QR code', address, whole],
  ['in an address that ends in a slash', `${address}/`, whole],
  ['in an address with what a mailing adds', `${address}?utm_source=letter&utm_medium=e-mail`, whole],
  ['in an address with a place on the page', `${address}/#top`, whole],
  ['in an address in capital letters', address.toUpperCase(), whole],
  ['in an address without its beginning', `portal.example/v/${whole.toLowerCase()}.`, whole],
  [
    'in an address within another',
    `https://safe.example/?url=${encodeURIComponent(`${address}/`)}&data=05`,
    whole,
  ],
  ['in an address that a letter broke', `${address.slice(0, 40)}\n${address.slice(40)}/?a=1`, whole],
  ['after what a hand scanner puts before it', `]Q3${whole}`, whole],
  ['that a hand scanner read twice', `${whole}${whole}`, whole],
  ['after another one', `${'A'.repeat(26)} ${whole}`, whole],
  ['in groups', whole.replace(/.{4}/g, '$& '), whole],
  ['with signs that nobody sees', `\u200e${whole.slice(0, 9)}\u00ad${whole.slice(9)}\ufeff`, whole],
  ['within a sentence', `My voucher is ‘${whole}’, gate 4.`, whole],
  ['as a short one', 'k7mx2qpd', short],
  ['as a short one that is spoken', 'k7mx 2qpd', short],
  ['as a short one that is spelled', 'K 7 M X 2 Q P D', short],
  ['as a short one in pairs', 'K7.MX.2Q.PD', short],
  ['as a short one with a hyphen', 'K7MX-2QPD', short],
  ['as a short one with an en dash', 'K7MX – 2QPD', short],
  ['as a short one with a hyphen that does not break', 'K7MX\u20112QPD', short],
  ['as a short one with a dot', 'K7MX.2QPD.', short],
  ['as a short one with a non-breaking blank', 'K7MX\u00a02QPD', short],
  ['as a short one in quotation marks', '“K7MX 2QPD”', short],
  ['as a short one in brackets', '(K7MX2QPD)', short],
  ['as a short one in wide letters', 'Ｋ７ＭＸ　２ＱＰＤ', short],
  ['as a short one with its name', 'Voucher code: K7MX-2QPD', short],
  ['as a short one within a sentence', 'Mr. Cfr, code K7MX 2QPD, flight P4 7588.', short],
  ['as a short one after what a hand scanner puts before it', ']Q3 K7MX2QPD', short],
  ['as a short one in an address', 'http://wxyz.example/v/K7MX-2QPD?a=BCDF-GHJK', short],
  ['as a short one of digits alone', '2345 6789', '23456789'],
])('a code is found %s', (_, text, code) => {
  expect(voucherCode(text)).toBe(code);
});

it.each([
  ['nothing', ''],
  ['a name', 'Sample Client'],
  ['too few letters', 'K7MX2QP'],
  ['too many letters', 'K7MX2QPDX'],
  ['half of a code', whole.slice(0, 13)],
  ['letters that no short code has', 'K7MX 2QPO'],
  ['the address of the portal', 'https://portal.example/'],
  ['the address of another site', 'http://bcdf.example'],
  ['a sentence of as many letters', 'This guest waits at gate eleven'],
  ['an RRR', '2467-2345-5678'],
  ['a telephone number', '+234 803 234 5678'],
  ['a flight and a place', 'W3 455 DXB'],
  ['a boarding pass', 'M1LIMA/ADA            EABC123 LOSABVP4 7121 330Y014A0025 100'],
])('%s holds no code', (_, text) => {
  expect(voucherCode(text)).toBeUndefined();
});

it.each<[BookingStatus, number, boolean, string]>([
  ['Processing', 12, true, 'valid'],
  ['Processing', 12, false, 'replaced'],
  ['Processing', 12.001, true, 'ended'],
  ['Processing', 12.001, false, 'ended'],
  ['Service_Rendered', 0, false, 'used'],
  ['Payment_Received', 13, true, 'used'],
  ['Canceled', 0, false, 'ended'],
  ['Flight_Canceled', 0, true, 'ended'],
  ['No_Show', 0, true, 'ended'],
])(
  'the voucher of a booking in %s, %s hours after its flight, newest: %s, is %s',
  (bookingStatus, hours, isNewest, state) => {
    const now = new Date(flightAt.getTime() + hours * 3_600_000);
    expect(voucherState({ bookingStatus, flightAt, isNewest }, now)).toBe(state);
  },
);

it.each([
  ['late', at('12:05:00'), 14, 'valid'],
  ['late', at('12:05:00'), 14.1, 'ended'],
  ['early', at('08:00:00'), 12, 'valid'],
])(
  'the voucher of a flight that is %s holds until 12 hours after the later time',
  (_, expectedAt, hours, state) => {
    const now = new Date(flightAt.getTime() + hours * 3_600_000);
    expect(voucherState({ bookingStatus: 'Processing', flightAt, expectedAt, isNewest: true }, now)).toBe(
      state,
    );
  },
);
