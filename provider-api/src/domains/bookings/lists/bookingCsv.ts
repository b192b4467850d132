import { accountNames, type CsvCell, nameOf, shownStatus } from '../../../lists/index.ts';

const cells: CsvCell[] = [
  { label: 'Booked (WAT)', cell: `left((b.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Invoice Number', cell: `coalesce(b.invoice_id, '')` },
  { label: 'Client', cell: nameOf('u', 'b.application_user_id') },
  { label: 'Service', cell: nameOf('s', 'b.service_id') },
  { label: 'Airport', cell: nameOf('a', 'b.airport_id') },
  { label: 'Destination', cell: nameOf('a', 'b.destination_airport_id') },
  { label: 'Flight (WAT)', cell: `left((b.flight_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Flight Number', cell: nameOf('f', 'b.id') },
  { label: 'Passengers', cell: 'b.passenger_count' },
  { label: 'Amount', cell: `(b.price_kobo / 100 || '.' || lpad((b.price_kobo % 100)::text, 2, '0'))` },
  { label: 'Status', cell: shownStatus('b.status') },
];

const names = `${accountNames('application_user_id')}
   union all select 's' || id, name from services where id in (select service_id from selected)
   union all select 'a' || id, code from airports
   union all select 'f' || id, flight_number from selected`;

/** What a list of bookings shows, all pages. */
export const bookingCsv = { name: 'Bookings.csv', cells, names };
