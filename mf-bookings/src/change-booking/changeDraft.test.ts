import { aBooking, aPassenger } from 'shared-api/testing';
import { newDraft, rebased } from './changeDraft.ts';

const passengers = [aPassenger(), aPassenger({ id: 32, firstName: 'Second' })];
const booking = aBooking({ version: 3, flight_Number: 'P47121', airline: 'Air Peace', passengers });

it('a change is made upon what somebody else made of the booking: typed fields stay, the others are theirs', () => {
  const begun = newDraft(booking);
  const typed = { ...begun, values: { ...begun.values, Flight_Number: 'P47129', reason: 'Called' } };
  const theirs = { ...booking, version: 4, flight_Number: 'P47125', airportId: 1 };
  const { seen, values, begunUpon } = rebased(typed, theirs);
  expect(values).toMatchObject({ Flight_Number: 'P47129', AirportId: 1, reason: 'Called' });
  expect([seen.version, begunUpon]).toEqual([4, 3]);
});

it('whoever was taken off meanwhile is neither edited nor removed, and other names of an edited one are theirs', () => {
  const begun = newDraft(booking);
  const [first, second] = [begun.seen.people[31], begun.seen.people[32]];
  if (!first || !second) throw new Error('There are two');
  const people = {
    edited: { 31: { ...first, FirstName: 'Typed' }, 32: { ...second, FirstName: 'Gone' } },
    removed: [32],
  };
  const theirs = { ...booking, version: 4, passengers: [aPassenger({ lastName: 'Theirs' })] };
  expect(rebased({ ...begun, people }, theirs).people).toEqual({
    edited: { 31: { ...first, FirstName: 'Typed', LastName: 'Theirs' } },
    removed: [],
  });
});
