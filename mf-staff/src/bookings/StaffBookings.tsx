import { useQuery } from '@tanstack/react-query';
import { allBookingsQuery, bookingsExport, can, useSession } from 'shared-api';
import { bookingSorts } from 'shared-api/rules';
import { useListParams } from 'shared-ui/data';
import { bookingColumns } from '../shared/bookingColumns.tsx';
import { useBulkAction } from '../shared/bulk-actions/useBulkAction.tsx';
import { DeskTable } from '../shared/DeskTable.tsx';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { BookingFilters } from './BookingFilters.tsx';
import { bookingsAction } from './bookingsAction.ts';
import { bookingsParams } from './bookingsParams.ts';

/** All bookings as the address filters and sorts them; many of them can get their outcome at once (STAFF-09, STAFF-12). */
export function StaffBookings() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListParams(bookingsParams, bookingSorts);
  const { airport, service, outcome, ...rest } = values;
  const filters = {
    ...rest,
    airportId: airport,
    serviceId: service,
    overdue: outcome === 'missing' || undefined,
    sort,
  };
  const bookings = useQuery(allBookingsQuery({ ...filters, pageNumber: page }));
  const action = bookingsAction((permission) => can(user, permission));
  const { selection, bar, dialog } = useBulkAction(action, JSON.stringify(values));
  const rows = bookings.data?.data;
  const nameOf = (key: string) =>
    `booking ${rows?.find(({ id }) => String(id) === key)?.invoiceNumber ?? key}`;
  return (
    <>
      <ExportedList
        label="Bookings"
        filters={<BookingFilters chosen={chosen} onClear={clear} />}
        exported={bookingsExport(filters)}
        total={bookings.data?.meta?.totalCount}
        chosen={bar}
      >
        <DeskTable
          label="Bookings"
          what="The bookings"
          query={bookings}
          columns={bookingColumns}
          rowKey={({ id }) => id}
          selection={selection && { ...selection, nameOf }}
          {...emptyList('bookings', chosen, clear)}
        />
      </ExportedList>
      {dialog}
    </>
  );
}
