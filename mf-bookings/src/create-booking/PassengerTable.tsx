import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { airportsQuery } from 'shared-api';
import type { AirportReply } from 'shared-api/contract';
import { DateText, TimeText } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';
import { type AddedPassenger, flightAt, needsOf, passengerName } from './bookingValues.ts';

interface Props {
  added: readonly AddedPassenger[];
  actions?: (passenger: AddedPassenger) => ReactNode;
}

const columnsWith = (airports: readonly AirportReply[] | undefined): Column<AddedPassenger>[] => [
  { key: 'number', header: 'S/N', render: (_, index) => index + 1 },
  { key: 'name', header: 'Name', rowHeader: true, render: ({ person }) => passengerName(person) },
  { key: 'airport', header: 'Airport', render: ({ flight }) => airportCode(flight.AirportId, airports) },
  { key: 'airline', header: 'Airline', render: ({ flight }) => flight.airline },
  { key: 'flight', header: 'Flight no.', render: ({ flight }) => flight.Flight_Number },
  { key: 'date', header: 'Travel date', render: ({ flight }) => <DateText at={flight.Date_Of_Travel} /> },
  { key: 'time', header: 'Airport time', render: ({ flight }) => <TimeText at={flightAt(flight)} /> },
  { key: 'needs', header: 'Special requirement', render: ({ person }) => needsOf(person) },
];

/** The passengers added so far, on the form and on the review alike (BOOK-18, BOOK-43). */
export const PassengerTable = memo(function PassengerTable({ added, actions }: Props) {
  const { data: airports } = useQuery(airportsQuery);
  const columns = columnsWith(airports);
  if (actions) columns.push({ key: 'actions', header: 'Actions', hideHeader: true, render: actions });
  return (
    <DataTable
      label="Passengers"
      columns={columns}
      rows={added}
      rowKey={({ key }) => key}
      empty="You have not added any passengers"
      pageSize={added.length}
      hideCaption
    />
  );
});
