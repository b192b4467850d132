import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type DeskBooking, deskDayQuery } from 'shared-api/bookings';
import type { Airport } from 'shared-api/values';
import { Button, EmptyState, formatDate, PageHeader, Stack } from 'shared-ui';
import { FilterBar, FilterSelect, SearchField } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import styles from './BookingDeskPage.module.css';
import { DeskChooser } from './DeskChooser.tsx';
import { DeskHours } from './DeskHours.tsx';
import { chosenBookings, hoursOf } from './deskHours.ts';
import { useDayKeys, useDeskParams } from './deskParams.ts';
import { PrintSheet } from './PrintSheet.tsx';

const outcomeChoices = [{ value: 'open', label: 'Without an outcome' }];

function Day({ airport, date, bookings }: { airport: Airport; date: string; bookings: DeskBooking[] }) {
  const [search] = useSearchParams();
  const hours = hoursOf(
    chosenBookings(bookings, {
      search: search.get('search') ?? '',
      waitingOnly: search.get('show') === 'open',
    }),
  );
  if (bookings.length === 0) return <EmptyState text="There are no bookings on this day" />;
  return (
    <>
      <div className={styles.screen}>
        <FilterBar label="Within the day">
          <SearchField label="Search the day" placeholder="Flight, passenger, client or telephone" />
          <FilterSelect label="Bookings" param="show" options={outcomeChoices} />
        </FilterBar>
        {hours.length === 0 ? <EmptyState text="No booking matches" /> : <DeskHours hours={hours} />}
      </div>
      <PrintSheet airport={airport} date={date} hours={hours} />
    </>
  );
}

function OpenDesk({ airport, date }: { airport: Airport; date: string }) {
  const day = useQuery(deskDayQuery(airport.id, date));
  return (
    <QueryState query={day} subject="The bookings">
      {(bookings) => <Day airport={airport} date={date} bookings={bookings} />}
    </QueryState>
  );
}

/** The day at one airport, hour by hour: who comes, what they need, and how it ended. */
export function BookingDeskPage() {
  const address = useDeskParams();
  useDayKeys(address);
  const { airport, date } = address;
  return (
    <Stack space={5}>
      <div className={styles.screen}>
        <Stack space={4}>
          <PageHeader
            title="Booking desk"
            lead={formatDate(`${date}T12:00:00Z`)}
            actions={<Button onClick={() => print()}>Print the list</Button>}
          />
          <DeskChooser {...address} />
        </Stack>
      </div>
      {airport && <OpenDesk airport={airport} date={date} />}
    </Stack>
  );
}
