import { useQuery } from '@tanstack/react-query';
import { allBookingsQuery, bookingSorts, bookingsExport } from 'shared-api/bookings';
import { useSession } from 'shared-api/http';
import { servicesQuery } from 'shared-api/services';
import { bookingStatuses, bookingStatusText } from 'shared-api/values';
import { PageHeader } from 'shared-ui';
import { param } from 'shared-ui/data';
import { bookingColumns } from '../shared/bookingColumns.tsx';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { airportOptions, days, optionsOf, select } from '../shared/filters.tsx';
import { bookingsAction } from './bookingsAction.ts';

/** The airports whose bookings exist for the reader: an officer's own, else all. */
function useAirportOptions() {
  const own = useSession((state) => state.user)?.airportIds ?? [];
  return airportOptions.filter(({ value }) => own.length === 0 || own.includes(Number(value)));
}

function useServiceOptions() {
  const { data: services = [] } = useQuery(servicesQuery);
  return services.map(({ id, name }) => ({ value: String(id), label: name }));
}

const BookingList = defineStaffList({
  label: 'Bookings',
  subject: 'bookings',
  searched: 'Client, flight or invoice number',
  filters: {
    status: select(
      param.oneOf(bookingStatuses),
      'Status',
      bookingStatuses.map((status) => ({ value: status, label: bookingStatusText(status) })),
    ),
    airport: select(param.number(), 'Airport', useAirportOptions),
    service: select(param.number(), 'Service', useServiceOptions),
    // Only flights that have passed without an outcome.
    outcome: select(
      param.oneOf(['missing']),
      'Outcome',
      optionsOf(['missing'], () => 'Missing'),
      'Any',
    ),
    ...days('Travel from', 'Travel to'),
  },
  sorts: bookingSorts,
  query: ({ airport, service, outcome, ...filters }) => ({
    ...filters,
    airportId: airport,
    serviceId: service,
    overdue: outcome === 'missing' || undefined,
  }),
  usePage: (query) => useQuery(allBookingsQuery(query)),
  exported: bookingsExport,
  columns: bookingColumns,
  rowKey: ({ id }) => id,
  bulk: { action: bookingsAction, nameOf: (booking, key) => `booking ${booking?.invoiceNumber ?? key}` },
});

/** All bookings; many of them can get their outcome at once (STAFF-09, STAFF-12). */
export const StaffBookings = () => (
  <>
    <PageHeader title="Bookings" />
    <BookingList />
  </>
);
