import { aFlight, aPerson } from '../testing/bookingEntries.ts';
import { flightAt, flightEntered, flightOf, hasPerson, needsOf, personOf } from './bookingValues.ts';

const values = { ...aFlight, ...aPerson };

it('the form splits into a flight and a person, and nothing is lost', () => {
  expect({ ...flightOf(values), ...personOf(values) }).toEqual(values);
  expect(Object.keys(flightOf(values)).sort()).toEqual(Object.keys(aFlight).sort());
});

it('the flight stays for the next passenger', () => {
  expect(flightEntered({ ...values, AirportId: undefined })).toEqual({ ...aFlight, AirportId: undefined });
});

it('a flight alone is no passenger, one letter of a name is', () => {
  expect(hasPerson(aFlight)).toBe(false);
  expect(hasPerson({ ...aFlight, Wheel_Chair: false })).toBe(false);
  expect(hasPerson({ ...aFlight, FirstName: 'F' })).toBe(true);
});

it('the flight is at the airport’s time of day, not at UTC [SHELL-33]', () => {
  expect(flightAt(aFlight).toISOString()).toBe('2099-12-01T13:00:00.000Z');
});

it('a special requirement counts only while Others is ticked [BOOK-39]', () => {
  expect(needsOf({ ...aPerson, Special_Requirement: 'Oxygen' })).toBe('');
  expect(needsOf({ ...aPerson, Special_Requirement: 'Oxygen', Others: true, Wheel_Chair: true })).toBe(
    'Wheelchair, Oxygen',
  );
});
