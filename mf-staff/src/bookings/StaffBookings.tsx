import { useQuery } from '@tanstack/react-query';
import { bookingSorts, bookingsExport, listBookings } from 'shared-api/bookings';
import { lagosDate } from 'shared-api/dates';
import { listOf, serverNow } from 'shared-api/http';
import { servicesQuery } from 'shared-api/services';
import { bookingStatuses, bookingStatusText } from 'shared-api/statuses';
import { needsDoingQuery, type StaffTask } from 'shared-api/tasks';
import { links, PageHeader } from 'shared-ui';
import { DescriptionList, type ListView, param } from 'shared-ui/data';
import { bookingColumns } from '../shared/bookingColumns.tsx';
import { bookingsAction } from '../shared/bulk-actions/bookingsAction.ts';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { nameOf } from '../shared/deskWords.ts';
import { days, optionsOf, rare, select, useAirportOptions } from '../shared/filters.tsx';

function useServiceOptions() {
  const { data: services = [] } = useQuery(servicesQuery);
  return services.map(({ id, name }) => ({ value: String(id), label: name }));
}

function useViews(): readonly ListView[] {
  const { data: tasks = [] } = useQuery(needsDoingQuery());
  const today = lagosDate(serverNow());
  const countOf = (task: StaffTask) => tasks.find((one) => one.task === task)?.count;
  return [
    { label: 'All', filters: {} },
    { label: 'Without an outcome', filters: { outcome: 'missing' }, count: countOf('withoutOutcome') },
    { label: 'Today', filters: { from: today, to: today }, count: countOf('bookingsToday') },
    { label: 'Cancelled', filters: { status: 'Canceled' } },
  ];
}

const arrivalTexts = {
  missing: 'Missing',
  met: 'Somebody was met',
  unassigned: 'No officer, due within 3 hours',
} as const;
const arrivals = ['missing', 'met', 'unassigned'] as const;

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
    service: rare(select(param.number(), 'Service', useServiceOptions)),
    outcome: rare(
      select(
        param.oneOf(arrivals),
        'Outcome',
        optionsOf(arrivals, (value) => arrivalTexts[value as keyof typeof arrivalTexts]),
        'Any',
      ),
    ),
    ...days('Travel from', 'Travel to'),
  },
  useViews,
  sorts: bookingSorts,
  query: ({ airport, service, outcome, ...filters }) => ({
    ...filters,
    airportId: airport,
    serviceId: service,
    overdue: outcome === 'missing' || undefined,
    met: outcome === 'met' || undefined,
    unassigned: outcome === 'unassigned' || undefined,
  }),
  usePage: (query) => useQuery(listOf(listBookings, { query })),
  exported: bookingsExport,
  columns: bookingColumns,
  rowKey: ({ id }) => id,
  peek: {
    titleOf: ({ invoiceNumber, id }) => `Booking ${invoiceNumber ?? id}`,
    named: true,
    pathOf: ({ id }) => links.booking(String(id)),
    more: ({ passengers }) => (
      <DescriptionList items={[{ term: 'Passengers', value: passengers.map(nameOf).join(', ') }]} />
    ),
  },
  bulk: { action: bookingsAction, nameOf: (booking, key) => `booking ${booking?.invoiceNumber ?? key}` },
});

export const StaffBookings = () => (
  <>
    <PageHeader title="Bookings" />
    <BookingList />
  </>
);
