import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { type AirportReply, airportsQuery } from 'shared-api/services';
import { DateText, formatDate, formatTime, TimeText } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';
import {
  type AddedPassenger,
  type FlightValues,
  flightAt,
  hasNeeds,
  needsOf,
  passengerName,
} from '../shared/bookingValues.ts';

interface Props {
  added: readonly AddedPassenger[];
  actions?: (passenger: AddedPassenger) => ReactNode;
  /** Each flight stands once above the lines of its passengers. */
  lines?: boolean;
}

type Airports = readonly AirportReply[] | undefined;

/** P47121, Air Peace, ABV to LOS, 1st December, 2099, 02:00 PM WAT */
const flightText = (flight: FlightValues, airports: Airports): string =>
  [
    `Flight ${flight.Flight_Number}`,
    flight.airline,
    `${airportCode(flight.AirportId, airports)} to ${airportCode(flight.DestinationAirportId, airports)}`,
    formatDate(flight.Date_Of_Travel),
    `${formatTime(flightAt(flight))} WAT`,
  ].join(', ');

const columnsWith = (airports: Airports, lines: boolean): Column<AddedPassenger>[] => [
  { key: 'number', header: 'S/N', render: (_, index) => index + 1 },
  { key: 'name', header: 'Name', rowHeader: true, render: ({ person }) => passengerName(person) },
  {
    key: 'airport',
    common: true,
    header: 'Airport',
    render: ({ flight }) => airportCode(flight.AirportId, airports),
  },
  { key: 'airline', common: true, header: 'Airline', render: ({ flight }) => flight.airline },
  { key: 'flight', common: true, header: 'Flight no.', render: ({ flight }) => flight.Flight_Number },
  {
    key: 'date',
    common: true,
    header: 'Travel date',
    render: ({ flight }) => <DateText at={flight.Date_Of_Travel} />,
  },
  {
    key: 'time',
    common: true,
    header: 'Airport time',
    render: ({ flight }) => <TimeText at={flightAt(flight)} />,
  },
  {
    key: 'needs',
    header: 'Special requirement',
    render: ({ person }) => (lines && !hasNeeds(person) ? '' : needsOf(person)),
  },
];

/** The passengers added so far, on the form and on the review alike (BOOK-18, BOOK-43). */
export const PassengerTable = memo(function PassengerTable({ added, actions, lines = false }: Props) {
  const { data: airports } = useQuery(airportsQuery);
  const columns = columnsWith(airports, lines);
  if (actions) columns.push({ key: 'actions', header: 'Actions', hideHeader: true, render: actions });
  return (
    <DataTable<AddedPassenger>
      label="Passengers"
      columns={columns}
      rows={added}
      rowKey={({ key }) => key}
      empty="You have not added any passengers"
      pageSize={added.length}
      hideCaption
      {...(lines && { linesOf: ({ flight }) => flightText(flight, airports) })}
    />
  );
});
