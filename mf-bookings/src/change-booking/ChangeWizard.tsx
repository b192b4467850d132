import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from 'shared-api/bookings';
import { changeQuoteQuery, type WantedChange } from 'shared-api/changes';
import { ApiProblem, keys } from 'shared-api/http';
import { notify } from 'shared-ui';
import { ChangeForm } from './ChangeForm.tsx';
import { type ChangedPassengers, type ChangeValues, flightValues, toChange } from './changeValues.ts';
import { ReviewChange } from './ReviewChange.tsx';

/** What was typed stays while what it costs is looked at, and while the wallet is funded. */
export function ChangeWizard({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<ChangeValues>(() => flightValues(booking));
  const [people, setPeople] = useState<ChangedPassengers>({ edited: {}, removed: [] });
  const [wanted, setWanted] = useState<WantedChange>();
  const review = async (entered: ChangeValues) => {
    setValues(entered);
    const next = { id: booking.id, change: toChange(booking, entered, people) };
    try {
      await queryClient.fetchQuery(changeQuoteQuery(next));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'nothing_changed') {
        notify.info('No changes were made');
        return;
      }
      if (problem.code === 'changed_meanwhile')
        await queryClient.invalidateQueries({ queryKey: keys.bookings });
      throw problem;
    }
    setWanted(next);
  };
  if (wanted) return <ReviewChange wanted={wanted} onEdit={() => setWanted(undefined)} />;
  return (
    <ChangeForm booking={booking} values={values} people={people} onPeople={setPeople} onSubmit={review} />
  );
}
