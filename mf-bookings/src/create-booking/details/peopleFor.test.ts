import type { SavedPerson } from 'shared-api/people';
import { aBooking, aPassenger } from 'shared-api/testing';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { peopleFor } from './peopleFor.ts';

const aSaved = (own: Partial<SavedPerson>): SavedPerson => ({
  id: 1,
  firstName: 'Adaeze',
  lastName: 'Òbí',
  designation: 'Dr.',
  gender: 'Female',
  mobileNumber: '08031234567',
  wheel_Chair: false,
  lastUsed: '2026-03-03T10:00:00.000Z',
  otherNumbers: [],
  version: 1,
  ...own,
});
const traveller = (firstName: string, own: object = {}) =>
  aPassenger({ firstName, lastName: 'Obi', mobileNumber: '08031234567', ...own });

const known = {
  saved: [aSaved({})],
  booked: [
    aBooking({
      passengers: [traveller('adaeze', { designation: 'Ms.' }), traveller('Bravo', { wheel_Chair: true })],
    }),
    aBooking({ passengers: [traveller('bravo'), traveller('Charlie', { mobileNumber: null })] }),
  ],
  added: [],
};
const namesFor = (typed: string, own: object = {}) =>
  peopleFor(typed, { ...known, ...own }).map(({ FirstName }) => FirstName);

it('saved people come first, then those of bookings, each once and as last booked', () => {
  expect(peopleFor('', known)).toMatchObject([
    { FirstName: 'Adaeze', Designation: 'Dr.' },
    { FirstName: 'Bravo', Wheel_Chair: true },
    { FirstName: 'Charlie', mobileNumber: '' },
  ]);
});

it.each([
  ['obi ada', ['Adaeze']],
  ['0803 123 45', ['Adaeze', 'Bravo']],
  ['ÁDA', ['Adaeze']],
  ['nobody', []],
])('%j finds %j', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

it('an older number is offered to whoever types a number alone', () => {
  const saved = [aSaved({ otherNumbers: [{ id: 2, mobileNumber: '08051112222' }] })];
  const numbers = (typed: string) =>
    peopleFor(typed, { saved, booked: [], added: [] }).map(({ mobileNumber }) => mobileNumber);
  expect([numbers('ada'), numbers('0805 111')]).toEqual([['08031234567'], ['08051112222']]);
});

it('whoever is in the table is not offered', () => {
  const person = { ...aPerson, FirstName: 'Bravo', LastName: 'OBI', mobileNumber: '+2348031234567' };
  expect(namesFor('', { added: [{ key: 1, flight: aFlight, person }] })).toEqual(['Adaeze', 'Charlie']);
});
