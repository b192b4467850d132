import type { listTransactions as endpoint, QueryOf } from 'shared-api/contract';
import { isStaff } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import type { FileReply } from '../../http/fileReply.ts';
import { accountNames, type CsvColumn, listCsv, nameOf, shownStatus } from '../lists/index.ts';
import { filterOf, transactionList } from './transactionList.ts';
import { bookingType, readScope, readType, type TransactionType } from './transactionTypes.ts';

const common: CsvColumn[] = [
  { label: 'Date (WAT)', cell: `left((t.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Invoice Number', cell: `coalesce(t.invoice_id, '')` },
  { label: 'Revenue Code', cell: `coalesce(t.invoice_no, '')` },
];
const ofBookings: CsvColumn[] = [
  { label: 'Service', cell: `coalesce(${nameOf('s', 't.service_id')}, '')` },
  { label: 'Quantity', cell: 't.quantity' },
];
const money: CsvColumn[] = [
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
const ofOwnBookings: CsvColumn[] = [
  { label: 'Airport', cell: nameOf('a', 't.airport_id') },
  { label: 'Flight (WAT)', cell: nameOf('w', 't.transaction_id') },
  { label: 'Flight Number', cell: nameOf('f', 't.transaction_id') },
  { label: 'Passengers', cell: nameOf('p', 't.transaction_id') },
];
const ofStaff: CsvColumn[] = [{ label: 'Client', cell: nameOf('u', 't.application_user_id') }];

const names = `${accountNames('application_user_id', 'created_by')}
   union all
  select 's' || id, name from services where id in (select service_id from chosen)`;

const flights = `
   union all select 'a' || id, code from airports
   union all select 'w' || id, left((flight_at at time zone 'Africa/Lagos')::text, 16) from bookings
              where id in (select transaction_id from chosen)
   union all select 'f' || id, flight_number from bookings where id in (select transaction_id from chosen)
   union all select 'p' || booking_id, string_agg(concat_ws(' ', first_name, last_name), '; ' order by id)
               from passengers where booking_id in (select transaction_id from chosen) group by booking_id`;

interface Asked {
  type: TransactionType;
  name: string;
  query: QueryOf<typeof endpoint>;
}

/** An export of every transaction of a type that the caller may read, narrowed and sorted as the list is (G84). */
export function transactionCsv({ db, actor }: Context, { type: asked, name, query }: Asked): FileReply {
  const type = readType(asked, actor);
  const list = transactionList({ ...filterOf(query), types: [type], ...readScope(actor) });
  const staff = isStaff(actor.role);
  const ownFlights = type === bookingType && !staff;
  const columns = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...(ownFlights ? ofOwnBookings : []),
    ...money,
    ...(staff ? ofStaff : []),
  ];
  return listCsv(db, { name, list, columns, names: ownFlights ? names + flights : names });
}
