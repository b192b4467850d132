import type { BookingStatus } from '../statuses/statuses.ts';
import { isMarkable, isUndoable, noShowFrom, trueTime } from './rules.ts';
import { codeIn, voucherState } from './voucherRules.ts';

const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const flightAt = at('10:00:00');

it.each([
  ['six hours before its flight', at('04:00:00'), true],
  ['a moment earlier', at('03:59:59'), false],
  ['twelve hours after it', at('22:00:00'), true],
  ['a moment later', at('22:00:01'), false],
])('a passenger marked %s', (_, now, allowed) => {
  expect(isMarkable(flightAt, now)).toBe(allowed);
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

it.each([
  ['a code in small letters', 'mzxw6ytbojtg633cmfzgm33pmi', 'MZXW6YTBOJTG633CMFZGM33PMI'],
  [
    'the text of a QR code',
    'https://portal.example/v/MZXW6YTBOJTG633CMFZGM33PMI',
    'MZXW6YTBOJTG633CMFZGM33PMI',
  ],
  ['a short code as it is spoken', 'k7mx 2qpd', 'K7MX2QPD'],
  ['a short code after what a hand scanner puts before it', ']Q3 K7MX2QPD', 'K7MX2QPD'],
  ['a name', 'Sample Client', undefined],
  ['too few letters', 'K7MX2QP', undefined],
])('%s is taken for its code', (_, text, code) => {
  expect(codeIn(text)).toBe(code);
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
