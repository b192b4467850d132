import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Airport } from 'shared-api/airports';
import { deskLoad } from 'shared-api/availability';
import { type DeskBooking, deskDay } from 'shared-api/bookings';
import { queryOf } from 'shared-api/http';
import type { Shift } from 'shared-api/roster';
import {
  Button,
  Card,
  EmptyState,
  formatDate,
  Inline,
  LinkButton,
  links,
  PageHeader,
  Stack,
} from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { AirportAndDay } from '../shared/AirportAndDay.tsx';
import { useDayKeys, useDeskParams } from '../shared/deskParams.ts';
import { unassignedOf } from '../shared/deskWords.ts';
import { OfficerChoice } from '../shared/officers/OfficerChoice.tsx';
import { useRoster } from '../shared/officers/useRoster.ts';
import { QueryState } from '../shared/QueryState.tsx';
import { Flights } from './Flights.tsx';
import { RosterTable } from './RosterTable.tsx';
import { rowsOf } from './rosterDay.ts';
import { ShiftDialog } from './ShiftDialog.tsx';
import { Unassigned } from './Unassigned.tsx';

function Day({ airport, date }: { airport: Airport; date: string }) {
  const roster = useRoster(airport.id, date);
  const load = useQuery(queryOf(deskLoad, { query: { airportId: airport.id, date } }));
  const day = useQuery(queryOf(deskDay, { query: { airportId: airport.id, date } }));
  const [opened, setOpened] = useState<{ shift?: Shift; bookingId?: number }>();
  const close = () => setOpened(undefined);
  return (
    <QueryState query={roster} subject="The roster">
      {({ shifts, officers, writes, makesLeads }) => (
        <QueryState query={day} subject="The bookings">
          {(bookings) => {
            const rows = rowsOf(shifts, bookings);
            const booking = bookings.find(({ id }) => id === opened?.bookingId);
            return (
              <Stack space={4}>
                <Unassigned
                  bookings={unassignedOf(bookings)}
                  officers={writes ? officers : []}
                  isQuiet={bookings.length === 0}
                />
                <Card
                  title="Shifts"
                  actions={writes && <Button onClick={() => setOpened({})}>Add a shift</Button>}
                >
                  {rows.length === 0 ? (
                    <EmptyState text="Nobody has a shift on this day" />
                  ) : (
                    <RosterTable
                      date={date}
                      rows={rows}
                      load={load.data ?? []}
                      mayChange={({ isLead }) => writes && (makesLeads || !isLead)}
                      onShift={(shift) => setOpened({ shift })}
                      onBooking={({ id }: DeskBooking) => setOpened({ bookingId: id })}
                    />
                  )}
                </Card>
                <Flights bookings={bookings} />
                {booking && (
                  <Modal title={`Flight ${booking.flight_Number}`} open onClose={close} width={520}>
                    <Stack space={3}>
                      <OfficerChoice booking={booking} />
                      <LinkButton to={links.booking(String(booking.id))}>
                        Booking {booking.invoiceNumber ?? booking.id}
                      </LinkButton>
                    </Stack>
                  </Modal>
                )}
                {opened && opened.bookingId === undefined && (
                  <ShiftDialog
                    airportId={airport.id}
                    date={date}
                    officers={officers}
                    makesLeads={makesLeads}
                    shift={opened.shift}
                    onClose={close}
                  />
                )}
              </Stack>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

export function RosterPage() {
  const address = useDeskParams();
  useDayKeys(address);
  const { airport, date } = address;
  return (
    <Stack space={4}>
      <PageHeader
        title="Roster"
        lead={`${formatDate(date)}, times in WAT`}
        actions={
          airport && <LinkButton to={links.desk({ airport: airport.id, date })}>Booking desk</LinkButton>
        }
      />
      <Inline component="section" align="flex-end" aria-label="Airport and day">
        <AirportAndDay {...address} />
      </Inline>
      {airport && <Day key={`${airport.id} ${date}`} airport={airport} date={date} />}
    </Stack>
  );
}
