import { memo, type ReactNode } from 'react';
import { formatMoment } from 'shared-api/dates';
import type { Service } from 'shared-api/services';
import { type Column, DataTable } from 'shared-ui/data';
import {
  type AddedPassenger,
  type FlightValues,
  flightAt,
  needsOf,
  passengerName,
} from '../../shared/bookingValues.ts';
import { flightRoute } from '../../shared/flightRoute.ts';

interface Props {
  added: readonly AddedPassenger[];
  service: Service;
  actions?: (passenger: AddedPassenger) => ReactNode;
}

const flightText = (service: Service, flight: FlightValues): string =>
  [
    `Flight ${flight.Flight_Number}`,
    flight.airline,
    flightRoute(service, flight),
    formatMoment(flightAt(flight)),
  ].join(', ');

const columns: readonly Column<AddedPassenger>[] = [
  { key: 'number', title: 'S/N', render: (_value, _row, index) => index + 1 },
  { key: 'name', title: 'Name', rowScope: 'row', render: (_, { person }) => passengerName(person) },
  { key: 'needs', title: 'Special requirement', whole: true, render: (_, { person }) => needsOf(person) },
];

export const PassengerTable = memo(function PassengerTable({ added, service, actions }: Props) {
  const ofActions = actions && {
    key: 'actions',
    title: 'Actions',
    hideTitle: true,
    action: true,
    render: (_: unknown, row: AddedPassenger) => actions(row),
  };
  return (
    <DataTable<AddedPassenger>
      label="Passengers"
      columns={ofActions ? [...columns, ofActions] : columns}
      dataSource={added}
      rowKey={({ key }) => key}
      empty="You have not added any passengers"
      pageSize={added.length}
      hideCaption
      linesOf={({ flight }) => flightText(service, flight)}
    />
  );
});
