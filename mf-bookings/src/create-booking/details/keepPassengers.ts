import type { QueryClient } from '@tanstack/react-query';
import { maxPassengers } from 'shared-api/bookings';
import { mutationOf } from 'shared-api/http';
import { keepPeople } from 'shared-api/people';
import type { BookingMachine } from '../BookingMachine.ts';

/** The calls continue after the page is left. A failure does not affect the booking. */
export async function keepPassengers(
  queryClient: QueryClient,
  { draftId, added }: Pick<BookingMachine, 'draftId' | 'added'>,
): Promise<void> {
  const people = added.map(({ person }) => ({
    FirstName: person.FirstName.trim(),
    LastName: person.LastName.trim(),
    Designation: person.Designation,
    Gender: person.Gender,
    mobileNumber: person.mobileNumber,
    Wheel_Chair: person.Wheel_Chair ?? false,
  }));
  for (let first = 0; first < people.length; first += maxPassengers) {
    const some = {
      body: people.slice(first, first + maxPassengers),
      idempotencyKey: `${draftId}-people-${first}`,
    };
    const kept = queryClient.getMutationCache().build(queryClient, mutationOf(keepPeople)).execute(some);
    if (!(await kept.catch(() => undefined))) return;
  }
}
