import { airlines } from 'shared-api/bookings';
import { airlineOfFlight } from './airlineOfFlight.ts';

it.each([
  ['P47121', 'Air Peace'],
  ['ba 75', 'British Airways'],
  ['W3-401', 'Arik Air'],
  ['BAW75', undefined],
  ['DLH568A', undefined],
  ['DL', undefined],
  [undefined, undefined],
])('%s is a flight of %s', (flight, airline) => {
  expect(airlineOfFlight(flight)).toBe(airline);
});

it('each code leads to another airline of the list', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const found = letters.flatMap((one) => letters.map((other) => airlineOfFlight(`${one}${other}10`)));
  const named = found.filter((airline) => airline !== undefined);
  expect(new Set(named).size).toBe(named.length);
  expect(airlines).toEqual(expect.arrayContaining(named));
});
