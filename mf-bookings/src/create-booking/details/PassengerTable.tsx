import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { type AirportReply, airportsQuery, type Service } from 'shared-api/services';
import { DateText, formatClock, formatDate, TimeText } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { airportCode } from '../../shared/airportName.ts';
import {
  type AddedPassenger,
  type FlightValues,
  flightAt,
  needsOf,
  passengerName,
} from '../../shared/bookingValues.ts';
import { flightRoute } from '../../shared/routeWords.ts';

interface Props {
  added: readonly AddedPassenger[];
  service: Service;
  actions?: (passenger: AddedPassenger) => ReactNode;
  /** A flight stands once above its passengers, whose rows are single lines. */
  lines?: boolean;
}

type Airports = readonly AirportReply[] | undefined;

/** The text reads 'Flight P47121, Air Peace, LOS to ABV, 1st December, 2099, 14:00 WAT'. */
const flightText = (service: Service, flight: FlightValues, airports: Airports): string =>
  [
    `Flight ${flight.Flight_Number}`,
    flight.airline,
    flightRoute(service, flight, airports),
    formatDate(flight.Date_Of_Travel),
    `${formatClock(flightAt(flight))} WAT`,
  ].join(', ');

/** A row without its flight above it takes three lines where there is no room for the columns. */
const columnsWith = (airports: Airports, lines: boolean): Column<AddedPassenger>[] => {
  const at = (line: 1 | 2 | 3) => (lines ? {} : { line });
  return [
    { key: 'number', title: 'S/N', ...at(1), render: (_value, _row, index) => index + 1 },
    {
      key: 'name',
      title: 'Name',
      rowScope: 'row',
      ...at(1),
      render: (_, { person }) => passengerName(person),
    },
    {
      key: 'airport',
      common: true,
      title: 'Airport',
      ...at(2),
      render: (_, { flight }) => airportCode(flight.AirportId, airports),
    },
    { key: 'airline', common: true, title: 'Airline', ...at(2), render: (_, { flight }) => flight.airline },
    {
      key: 'flight',
      common: true,
      title: 'Flight no.',
      ...at(2),
      render: (_, { flight }) => flight.Flight_Number,
    },
    {
      key: 'date',
      common: true,
      title: 'Travel date',
      ...at(3),
      render: (_, { flight }) => <DateText at={flight.Date_Of_Travel} />,
    },
    {
      key: 'time',
      common: true,
      title: 'Airport time',
      ...at(3),
      render: (_, { flight }) => <TimeText at={flightAt(flight)} />,
    },
    {
      key: 'needs',
      title: 'Special requirement',
      whole: true,
      ...at(3),
      render: (_, { person }) => needsOf(person),
    },
  ];
};

/** The form and the review show the same table (BOOK-18, BOOK-43). */
export const PassengerTable = memo(function PassengerTable({
  added,
  service,
  actions,
  lines = false,
}: Props) {
  const { data: airports } = useQuery(airportsQuery);
  const columns = columnsWith(airports, lines);
  if (actions)
    columns.push({
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      line: 3,
      action: true,
      render: (_, row) => actions(row),
    });
  return (
    <DataTable<AddedPassenger>
      label="Passengers"
      columns={columns}
      dataSource={added}
      rowKey={({ key }) => key}
      empty="You have not added any passengers"
      pageSize={added.length}
      hideCaption
      {...(lines && { linesOf: ({ flight }) => flightText(service, flight, airports) })}
    />
  );
});
