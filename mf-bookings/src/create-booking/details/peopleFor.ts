import { genders } from 'shared-api/accounts';
import { type Booking, designations } from 'shared-api/bookings';
import { type Person, personKey, type SavedPerson } from 'shared-api/people';
import { searchWords } from 'shared-api/wording';
import type { AddedPassenger, PersonValues } from '../../shared/bookingValues.ts';
import { oneOf } from '../../shared/oneOf.ts';
import { personsOf } from '../booked-before/bookedBefore.ts';

const personOf = (person: Person): PersonValues => ({
  FirstName: person.firstName,
  LastName: person.lastName,
  Designation: oneOf(designations, person.designation) ?? 'Ms.',
  Gender: oneOf(genders, person.gender) ?? 'Female',
  mobileNumber: person.mobileNumber,
  Wheel_Chair: person.wheel_Chair,
});

interface Known {
  saved: readonly SavedPerson[];
  /** The newest booking is first, so that a person's latest details are used. */
  booked: readonly Booking[];
  added: readonly AddedPassenger[];
}

const numbersOf = (person: SavedPerson) => [
  person,
  ...person.otherNumbers.map(({ mobileNumber }) => ({ ...person, mobileNumber })),
];

export function peopleFor(typed: string, { saved, booked, added }: Known): PersonValues[] {
  const words = searchWords(typed);
  const here = new Set(added.map(({ person }) => personKey(person)));
  const people = new Map<string, PersonValues>();
  const kept: readonly Person[] = /\d/.test(typed) ? saved.flatMap(numbersOf) : saved;
  for (const person of [...kept.map(personOf), ...booked.flatMap(personsOf)]) {
    const key = personKey(person);
    if (!here.has(key) && !people.has(key) && words.every((word) => key.includes(word)))
      people.set(key, person);
  }
  return [...people.values()];
}
