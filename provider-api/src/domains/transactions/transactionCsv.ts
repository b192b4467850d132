import { isStaff } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import { accountNames, type CsvCell, type CsvOfCells, nameOf, shownStatus } from '../../lists/index.ts';
import type { TransactionQuery } from './filters.ts';
import { bookingType, fundType, registrationType } from './transactionTypes.ts';

const fileNames = { [bookingType]: 'Booking', [fundType]: 'Fund', [registrationType]: 'Registrations' };

const common: CsvCell[] = [
  { label: 'Date (WAT)', cell: `left((t.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Invoice Number', cell: `coalesce(t.invoice_id, '')` },
  { label: 'Revenue Code', cell: `coalesce(t.invoice_no, '')` },
];
const ofBookings: CsvCell[] = [
  { label: 'Service', cell: `coalesce(${nameOf('s', 't.service_id')}, '')` },
  { label: 'Quantity', cell: 't.quantity' },
];
const money: CsvCell[] = [
  {
    label: 'Amount',
    cell: `(t.amount_kobo / 100 || '.' || lpad((t.amount_kobo % 100)::text, 2, '0'))`,
  },
  { label: 'RRR Number', cell: `coalesce(t.rrr, 'N/A')` },
  { label: 'Status', cell: shownStatus('t.status') },
  { label: 'Payment Status', cell: 't.payment_status' },
  { label: 'Funded By', cell: `coalesce(${nameOf('u', 't.created_by')}, 'N/A')` },
];
/** A client knows their bookings by their flights and passengers. */
const ofOwnBookings: CsvCell[] = [
  { label: 'Airport', cell: nameOf('a', 't.airport_id') },
  { label: 'Flight (WAT)', cell: nameOf('w', 't.transaction_id') },
  { label: 'Flight Number', cell: nameOf('f', 't.transaction_id') },
  { label: 'Passengers', cell: nameOf('p', 't.transaction_id') },
];
const ofStaff: CsvCell[] = [{ label: 'Client', cell: nameOf('u', 't.application_user_id') }];

const nameSql = `${accountNames('application_user_id', 'created_by')}
   union all
  select 's' || id, name from services where id in (select service_id from selected)`;

const flights = `
   union all select 'a' || id, code from airports
   union all select 'w' || id, left((flight_at at time zone 'Africa/Lagos')::text, 16) from bookings
              where id in (select transaction_id from selected)
   union all select 'f' || id, flight_number from bookings where id in (select transaction_id from selected)
   union all select 'p' || booking_id, string_agg(concat_ws(' ', first_name, last_name), '; ' order by id)
               from passengers where booking_id in (select transaction_id from selected) group by booking_id`;

/** The columns of an export, of one type, for whoever asks for it (G84). */
export function transactionCsv({ types: [type] }: TransactionQuery, { actor }: Context): CsvOfCells {
  const staff = isStaff(actor.role);
  const ownFlights = type === bookingType && !staff;
  const cells = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...(ownFlights ? ofOwnBookings : []),
    ...money,
    ...(staff ? ofStaff : []),
  ];
  const names = ownFlights ? nameSql + flights : nameSql;
  return { name: `${fileNames[type ?? bookingType]} transactions.csv`, cells, names };
}
