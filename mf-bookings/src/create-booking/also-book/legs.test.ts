import { aService } from 'shared-api/testing';
import { legsOf, otherDirection } from '../../shared/legs.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { quote, toRequest } from '../review/flightGroups.ts';

const arrival = aService({ id: 11, price: 30_000 });
const departure = aService({ id: 12, name: 'Departure service', price: 30_000, direction: 2 });
const abroad = aService({ id: 13, direction: 2, serviceTypeId: 2 });
const closed = aService({ id: 14, direction: 2, status: false });
const car = aService({ id: 15, name: 'Car', price: 40_000, direction: null });
const services = [arrival, departure, abroad, closed, car];

const added = ['Alfa', 'Bravo', 'Charlie'].map((FirstName, index) => ({
  key: index + 1,
  flight: { ...aFlight, additionalServiceId: 15 },
  person: { ...aPerson, FirstName },
}));
const back = { ...aFlight, Flight_Number: 'W3102', Date_Of_Travel: '2099-12-05' };
const also = { serviceId: 12, flight: back };

it('the other direction are departures beside an arrival, of the same type, never a car', () => {
  expect(otherDirection(arrival, services)).toEqual([departure]);
  expect(otherDirection(departure, services)).toEqual([arrival]);
  expect(otherDirection(car, services)).toEqual([]);
});

it('three with a car on the arrival, and their departure, cost 220,000 and are two entries of one request', () => {
  const legs = legsOf({ added, also }, arrival, services);
  const { flights, totalKobo } = quote(legs, services);
  expect(flights.map(({ sumKobo }) => sumKobo)).toEqual([130_000_00, 90_000_00]);
  expect(totalKobo).toBe(220_000_00);
  expect(
    toRequest(legs).map(({ ServiceId, Flight_Number, Passengers }) => [
      ServiceId,
      Flight_Number,
      Passengers.map(({ FirstName }) => FirstName),
    ]),
  ).toEqual([
    [11, 'P47121', ['Alfa', 'Bravo', 'Charlie']],
    [12, 'W3102', ['Alfa', 'Bravo', 'Charlie']],
  ]);
});

it('whoever has two flights there goes back once', () => {
  const twice = [
    ...added,
    { ...added[0], key: 4, flight: { ...aFlight, Flight_Number: 'W3101' } },
  ] as typeof added;
  const [, second] = legsOf({ added: twice, also }, arrival, services);
  expect(second?.added.map(({ person }) => person.FirstName)).toEqual(['Alfa', 'Bravo', 'Charlie']);
});

it('a service that can no longer be booked is no leg', () => {
  expect(legsOf({ added, also: { ...also, serviceId: 14 } }, arrival, services)).toHaveLength(1);
});
