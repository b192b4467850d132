import {
  freeHours,
  fullText,
  isOpenHour,
  nearestHours,
  type OfferException,
  offeredDay,
  offerRefusal,
  openOffer,
  placesOf,
  placesText,
  type ServiceOffer,
} from './rules.ts';

const at = (time: string, day = '2026-03-05') => new Date(`${day}T${time}:00+01:00`);
const now = at('08:00');
const exception = (facts: Partial<OfferException>): OfferException => ({
  fromHour: 0,
  toHour: 24,
  closed: false,
  perHour: null,
  leadMinutes: null,
  ...facts,
});

interface Case {
  offer?: Partial<ServiceOffer>;
  exceptions?: OfferException[];
  time: string;
}
const judged = ({ offer = {}, exceptions = [], time }: Case) =>
  offerRefusal(offeredDay({ ...openOffer, ...offer }, exceptions), {
    ...{ service: 'Arrival', airportId: 10, flightAt: at(time), now },
  })?.message;

const day = { fromHour: 5, toHour: 23 };
const night = { fromHour: 22, toHour: 6 };
const hours = 'Arrival is offered from 05:00 to 23:00 here';
const nightly = 'Arrival is offered from 22:00 to 06:00 here';
const closed = 'Arrival is closed here at this hour';
const lead = 'This service must be booked at least 4 hours before';

it.each<[string, Case, string | undefined]>([
  ['nothing is set', { time: '08:01' }, undefined],
  ['not offered', { offer: { offered: false }, time: '12:00' }, 'Arrival is not offered at Jos (JOS)'],
  ['the hour before the first', { offer: day, time: '04:59' }, hours],
  ['the first minute', { offer: day, time: '05:00' }, undefined],
  ['the last minute', { offer: day, time: '22:59' }, undefined],
  ['the hour after the last', { offer: day, time: '23:00' }, hours],
  ['over midnight, late', { offer: night, time: '22:00' }, undefined],
  ['over midnight, early', { offer: night, time: '05:59' }, undefined],
  ['over midnight, by day', { offer: night, time: '06:00' }, nightly],
  ['a minute less than the lead time', { offer: { leadMinutes: 240 }, time: '11:59' }, lead],
  ['the lead time to the minute', { offer: { leadMinutes: 240 }, time: '12:00' }, undefined],
  [
    'a lead time of minutes',
    { offer: { leadMinutes: 90 }, time: '09:00' },
    'This service must be booked at least 90 minutes before',
  ],
  [
    'a closed hour',
    { exceptions: [exception({ closed: true, fromHour: 10, toHour: 11 })], time: '10:59' },
    closed,
  ],
  [
    'the hour after a closed one',
    { exceptions: [exception({ closed: true, fromHour: 10, toHour: 11 })], time: '11:00' },
    undefined,
  ],
  [
    'a newer exception of the same hour',
    { exceptions: [exception({ perHour: 3 }), exception({ closed: true })], time: '11:00' },
    undefined,
  ],
  [
    'a shorter lead time as an exception',
    { offer: { leadMinutes: 240 }, exceptions: [exception({ leadMinutes: 30 })], time: '09:00' },
    undefined,
  ],
  [
    'more room outside the hours opens none',
    { offer: day, exceptions: [exception({ perHour: 9 })], time: '04:00' },
    hours,
  ],
])('%s', (_, asked, message) => {
  expect(judged(asked)).toBe(message);
});

it('an exception gives its hours another number per hour, and leaves the others', () => {
  const { hours: limited } = offeredDay({ ...openOffer, perHour: 6 }, [
    exception({ fromHour: 6, toHour: 8, perHour: 9 }),
  ]);
  expect([5, 6, 7, 8].map((hour) => limited[hour]?.perHour)).toEqual([6, 9, 9, 6]);
});

it.each([
  [6, [5, 7, 8, 20], [5, 7, 8]],
  [6, [0, 1, 22, 23], [0, 1, 22]],
  [6, [6], []],
])('the free hours nearest to %s of %j are %j', (hour, free, nearest) => {
  expect(nearestHours(hour, free)).toEqual(nearest);
});

it('an hour that has begun, or whose lead time is over, is no nearest hour', () => {
  const { hours: open } = offeredDay({ ...openOffer, leadMinutes: 120 }, []);
  expect([8, 9, 10, 11].map((hour) => open[hour] && isOpenHour('2026-03-05', open[hour], now))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('an hour is free with as many places as are wanted, or without a limit', () => {
  const offered = offeredDay(openOffer, []);
  const hours = offered.hours.map((one) => ({
    ...one,
    left: { 9: 2, 10: 3, 11: 0, 12: null }[one.hour] ?? 0,
  }));
  const free = hours.map((one) => (one.hour === 12 ? { ...one, left: null } : one));
  expect(freeHours({ ...offered, hours: free }, '2026-03-05', now, 3)).toEqual([10, 12]);
});

it.each([
  ['passengers', 7],
  ['bookings', 1],
] as const)('a flight with 7 passengers takes, counted by %s, %s', (counts, places) => {
  expect(placesOf(counts, 7)).toBe(places);
});

it('says what is left, and which hours are nearest', () => {
  const full = { at: '', service: 'Arrival', airportId: 13, date: '2026-03-05', hour: 6, left: 0 };
  expect(fullText({ ...full, nearest: [5, 8] })).toBe(
    'Arrival at Lagos (LOS), 5 Mar 2026, 06:00: full, nearest 05:00, 08:00',
  );
  expect(fullText({ ...full, left: 50, nearest: [] })).toBe(
    'Arrival at Lagos (LOS), 5 Mar 2026, 06:00: 50 left, no other hour of the day has room for as many',
  );
  expect([null, 12, 3, 0].map(placesText)).toEqual([undefined, undefined, '3 left', 'full']);
});
