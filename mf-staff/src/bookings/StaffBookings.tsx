import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allBookingsQuery, bookingsExport, can, useSession } from 'shared-api';
import { bookingSorts, mostRowsAtOnce } from 'shared-api/rules';
import { Button } from 'shared-ui';
import {
  ChosenBar,
  DataTable,
  ExportButton,
  ListFrame,
  useListAddress,
  useSelectedRows,
} from 'shared-ui/data';
import { emptyList } from '../shared/emptyList.tsx';
import { ManyRowsDialog } from '../shared/many-rows/ManyRowsDialog.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useRowsExport } from '../shared/useRowsExport.ts';
import { BookingFilters } from './BookingFilters.tsx';
import { bookingColumns } from './bookingColumns.tsx';
import { bookingsAddress } from './bookingsAddress.ts';
import { manyBookings } from './manyBookings.ts';

/** All bookings as the address narrows and sorts them; many of them can get their outcome at once (STAFF-09, STAFF-12). */
export function StaffBookings() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListAddress(bookingsAddress, bookingSorts);
  const { airport, service, outcome, ...rest } = values;
  const filters = {
    ...rest,
    airportId: airport,
    serviceId: service,
    overdue: outcome === 'missing' || undefined,
    sort,
  };
  const bookings = useQuery(allBookingsQuery({ ...filters, pageNumber: page }));
  const many = manyBookings((permission) => can(user, permission));
  const selection = useSelectedRows(JSON.stringify(values), mostRowsAtOnce);
  const rowsExport = useRowsExport(bookingsExport(filters));
  const [changing, setChanging] = useState(false);
  const rows = bookings.data?.data;
  const nameOf = (key: string) =>
    `booking ${rows?.find(({ id }) => String(id) === key)?.invoiceNumber ?? key}`;
  return (
    <>
      <ListFrame
        label="Bookings"
        filters={<BookingFilters chosen={chosen} onClear={clear} />}
        actions={<ExportButton {...rowsExport} total={bookings.data?.meta?.totalCount} />}
        chosen={
          selection.selected.length > 0 && (
            <ChosenBar selection={selection} names={many.names}>
              <Button variant="primary" onClick={() => setChanging(true)}>
                Change status
              </Button>
            </ChosenBar>
          )
        }
      >
        <QueryState query={bookings} what="The bookings">
          {({ data, meta }) => (
            <DataTable
              desk
              label="Bookings"
              columns={bookingColumns}
              rows={data}
              rowKey={({ id }) => id}
              meta={meta}
              stale={bookings.isPlaceholderData}
              selection={many.choices.length > 0 ? { ...selection, nameOf } : undefined}
              {...emptyList('bookings', chosen, clear)}
            />
          )}
        </QueryState>
      </ListFrame>
      {changing && (
        <ManyRowsDialog
          what={many}
          ids={selection.selected.map(Number)}
          onClose={(done) => {
            setChanging(false);
            if (done) selection.clear();
          }}
        />
      )}
    </>
  );
}
