import { aService } from 'shared-api/testing';
import type { FlightValues } from '../../shared/bookingValues.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { rowsText, wantedHours, withoutPlace } from './wantedHours.ts';

const arrival = aService({ id: 7, limited: true });
const car = aService({ id: 9, name: 'Car', limited: true });
const on = (key: number, flight: Partial<FlightValues> = {}) => ({
  key,
  flight: { ...aFlight, ...flight },
  person: aPerson,
});
const keysOf = (passengers: readonly { key: number }[]) => passengers.map(({ key }) => key);

it('flights of one hour want its places together, and an additional service wants its own', () => {
  const added = [
    on(1, { airportTime: '14:10', additionalServiceId: 9 }),
    on(2, { airportTime: '14:50' }),
    on(3, { airportTime: '15:00' }),
  ];
  const wanted = wantedHours(added, arrival, [car]).map(({ service, hour, flights }) => [
    service.name,
    hour,
    keysOf(flights.flat()),
  ]);
  expect(wanted).toEqual([
    ['Arrival service', 14, [1, 2]],
    ['Car', 14, [1]],
    ['Arrival service', 15, [3]],
  ]);
});

it('a service without a limit wants none', () => {
  expect(wantedHours([on(1)], aService({ limited: false }), [])).toEqual([]);
});

it('the places go in order: a passenger takes one, or a whole flight does', () => {
  const flights = [[on(1), on(2)], [on(3)]];
  expect(keysOf(withoutPlace({ flights }, 'passengers', 1))).toEqual([2, 3]);
  expect(keysOf(withoutPlace({ flights }, 'bookings', 1))).toEqual([3]);
  expect(withoutPlace({ flights }, 'passengers', 3)).toEqual([]);
});

it.each([
  [[7, 2, 3, 4], 'rows 2–4, 7'],
  [[5], 'row 5'],
  [[], ''],
])('the rows %j are named %s', (numbers, text) => {
  expect(rowsText(numbers)).toBe(text);
});
