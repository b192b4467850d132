import { aService } from 'shared-api/testing';
import { aFlight, aPerson } from '../testing/bookingEntries.ts';
import { confirmKey } from './confirmKey.ts';
import { toRequest } from './toRequest.ts';

const bookings = (FirstName: string, price = 50_000) =>
  toRequest([{ key: 1, flight: aFlight, person: { ...aPerson, FirstName } }], aService({ price }));

it('a draft as it stands has one key, in whichever tab it is confirmed', () => {
  expect(confirmKey('draft', bookings('Alfa'))).toBe(confirmKey('draft', bookings('Alfa')));
});

it('another draft, or other passengers in it, have another key', () => {
  const keys = [
    confirmKey('draft', bookings('Alfa')),
    confirmKey('draft', bookings('Afla')),
    confirmKey('draft', []),
    confirmKey('other', bookings('Alfa')),
  ];
  expect(new Set(keys).size).toBe(4);
});

it('fits what the server takes as a key', () => {
  expect(confirmKey('0'.repeat(36), bookings('Alfa')).length).toBeLessThan(200);
});
