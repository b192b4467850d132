import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Airport } from 'shared-api/airports';
import { deskDay } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { deskPack, endOfKeptDay } from 'shared-api/desk';
import { mutationOf, queryOf, serverNow } from 'shared-api/http';
import { keptDay, useKeptDay } from 'shared-api/kept-day';
import { Icon, lazyPart, useOffline } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';

const KeepDayDialog = lazyPart(async () => (await import('./KeepDayDialog.tsx')).KeepDayDialog);

interface KeepDayProps {
  airport: Airport;
  date: string;
}

/** The offline copy of the day is renewed at most every five minutes, and only while the copy is unlocked. */
function useRenewal({ airport, date }: KeepDayProps) {
  const { dataUpdatedAt: fetchedAt } = useQuery(queryOf(deskDay, { query: { airportId: airport.id, date } }));
  const { mutateAsync } = useMutation(mutationOf(deskPack));
  useEffect(() => {
    if (fetchedAt === 0 || !keptDay.isDue(airport.id, date)) return;
    mutateAsync({ query: { airportId: airport.id, date } })
      .then(({ data }) => keptDay.renew(data))
      .catch(() => undefined);
  }, [airport.id, date, fetchedAt, mutateAsync]);
}

export function KeepDay(props: KeepDayProps) {
  const { airport, date } = props;
  useRenewal(props);
  const offline = useOffline();
  const open = useKeptDay((state) => state.open);
  // A past day has no button, because its copy would be deleted at once.
  if (!keptDay.isPossible() || endOfKeptDay(date) <= serverNow()) return null;
  const kept = open?.ticket.airportId === airport.id && open.ticket.date === date ? open : undefined;
  return (
    <DialogButton
      icon={<Icon name={kept ? 'check' : 'download'} />}
      explainDisabled={offline}
      dialog={(close) => <KeepDayDialog airport={airport} date={date} onClose={close} />}
    >
      <span className="unseenOnPhone">{kept ? `Kept ${formatClock(kept.pack.asOf)}` : 'Keep this day'}</span>
    </DialogButton>
  );
}
