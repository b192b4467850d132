import { type ChangeKind, changeKinds } from '../bookings/rules.ts';
import { hourMs } from '../dates/dates.ts';
import { hoursToChange } from './changeDeadline.ts';
import { changeRefundPercent, type MayChange, mayChange } from './rules.ts';

const flightAt = new Date('2026-11-22T12:00:00.000Z');
const before = (hours: number) => new Date(flightAt.getTime() - hours * hourMs);
const settings = { changeHours: 6, cancellationHours: 6, maxChanges: 20 };
const booking = { bookingStatus: 'Processing' as const, paid: true, flightAt, changes: 0 };
const free: ChangeKind[] = ['details', 'flight', 'airport'];

it.each([
  [6, 6, 6],
  [6, 24, 24],
  [24, 6, 24],
  [0, 0, 0],
])(
  'changing %i and cancelling %i hours before the flight, it is changed until %i',
  (changeHours, cancellationHours, hours) => {
    expect(hoursToChange({ changeHours, cancellationHours })).toBe(hours);
  },
);

it.each<[string, 'owner' | 'staff', number, MayChange | undefined]>([
  ['an owner everything until the deadline', 'owner', 6, { until: before(6), what: [...changeKinds] }],
  ['an owner nothing after it', 'owner', 5.99, undefined],
  ['staff everything until the flight', 'staff', 0, { until: null, what: [...changeKinds] }],
  ['staff what is free for a day after it', 'staff', -24, { until: null, what: free }],
  ['staff the details from then on', 'staff', -24.01, { until: null, what: ['details'] }],
])('of a booking in Processing %s', (_, by, hours, allowed) => {
  expect(mayChange(booking, by, before(hours), settings)).toEqual(allowed);
});

it.each([
  ['one that has ended', { bookingStatus: 'Canceled' as const }, undefined],
  ['one that was changed as often as is allowed', { changes: 20 }, undefined],
  ['the price of an unpaid one', { paid: false }, free],
])('nobody changes %s', (_, facts, what) => {
  expect(mayChange({ ...booking, ...facts }, 'staff', before(48), settings)?.what).toEqual(what);
});

it('who is taken off after the deadline did not come', () => {
  const shares = { ...settings, refundCanceled: 80, refundNoShow: 10 };
  expect([6, 5.99].map((hours) => changeRefundPercent(flightAt, before(hours), shares))).toEqual([80, 10]);
});
