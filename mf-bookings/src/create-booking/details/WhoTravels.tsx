import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOwnBookings, passengerForm } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { listPeople, personKey } from 'shared-api/people';
import { formatPhone } from 'shared-api/wording';
import { LinkButton, links, usePaused } from 'shared-ui';
import { SelectInput } from 'shared-ui/fields';
import { useStore } from 'zustand';
import { flightOf, type PersonValues, passengerName } from '../../shared/bookingValues.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { roomOnFlight } from '../review/flightGroups.ts';
import { isCompleteFlight } from './entryRules.ts';
import { peopleFor } from './peopleFor.ts';

function useFound(typed: string, asked: boolean) {
  const search = usePaused(typed).trim();
  const saved = useQuery({
    ...listOf(listPeople, { query: { pageNumber: 1, ...(search && { search }) } }),
    enabled: asked,
  });
  const booked = useQuery({
    ...listOf(listOwnBookings, { query: { pageNumber: 1, pageSize: 50 } }),
    enabled: asked,
  });
  return { saved: saved.data?.data ?? [], booked: booked.data?.data ?? [] };
}

function choose({ getState, dispatch }: BookingStore, person: PersonValues) {
  const { typed, added } = getState();
  const ready = isCompleteFlight(typed) && passengerForm.isValidSync(person);
  if (!ready || roomOnFlight(added, flightOf(typed)) < 1) return dispatch({ type: 'filled', values: person });
  const referred = typed.Reference ? { ...person, Reference: typed.Reference } : person;
  dispatch({ type: 'listed', passengers: [{ flight: flightOf(typed), person: referred }] });
}

/** A new member has no own bookings, but can choose from the people whom the organisation has saved. */
export function WhoTravels({ booking }: { booking: BookingStore }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const added = useStore(booking, (machine) => machine.added);
  const isNew = useStore(booking, ({ form }) => form.mode === 'new');
  const { data: bookings } = useQuery(listOf(listOwnBookings, { query: { pageNumber: 1 } }));
  const { data: kept } = useQuery({
    ...listOf(listPeople, { query: { pageNumber: 1 } }),
    enabled: bookings?.data.length === 0,
  });
  const { saved, booked } = useFound(typed, asked);
  if (!isNew || !(bookings?.data[0] ?? kept?.data[0])) return null;
  const people = peopleFor(typed, { saved, booked, added });
  return (
    <>
      <SelectInput
        label="Who travels?"
        value={undefined}
        placeholder="Name or mobile number"
        options={people.map((person) => ({
          value: personKey(person),
          label: [passengerName(person), formatPhone(person.mobileNumber)].filter(Boolean).join(', '),
        }))}
        onFocus={() => setAsked(true)}
        onType={setTyped}
        onChoose={(key) => {
          const person = people.find((one) => personKey(one) === key);
          if (person) choose(booking, person);
        }}
      />
      <LinkButton to={links.people()} variant="link">
        Saved people
      </LinkButton>
    </>
  );
}
