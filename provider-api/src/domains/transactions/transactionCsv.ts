import { isStaff } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import { type Csv, type CsvColumn, momentInLagos, nairaText, shownStatus } from '../../lists/index.ts';
import type { TransactionQuery } from './filters.ts';
import { bookingType, fundType, registrationType } from './transactionTypes.ts';

const fileNames = { [bookingType]: 'Booking', [fundType]: 'Fund', [registrationType]: 'Registrations' };

const common: CsvColumn[] = [
  { label: 'Date (WAT)', cell: momentInLagos('t.created_at') },
  { label: 'Invoice Number', cell: 't.invoice_id' },
  { label: 'Revenue Code', cell: 't.invoice_no' },
];
const ofBookings: CsvColumn[] = [
  { label: 'Service', cell: '(select name from services where id = t.service_id)' },
  { label: 'Quantity', cell: 't.quantity' },
];
const money: CsvColumn[] = [
  { label: 'Amount', cell: nairaText('t.amount_kobo') },
  { label: 'RRR Number', cell: `coalesce(t.rrr, 'N/A')` },
  { label: 'Status', cell: shownStatus('t.status') },
  { label: 'Payment Status', cell: 't.payment_status' },
  { label: 'Funded By', cell: 't.created_by', nameOr: 'N/A' },
];
const ofFlight = (sql: string) => `(select ${sql} from bookings where id = t.transaction_id)`;
const ofOwnBookings: CsvColumn[] = [
  { label: 'Airport', cell: '(select code from airports where id = t.airport_id)' },
  { label: 'Flight (WAT)', cell: ofFlight(momentInLagos('flight_at')) },
  { label: 'Flight Number', cell: ofFlight('flight_number') },
  {
    label: 'Passengers',
    cell: `(select string_agg(concat_ws(' ', first_name, last_name), '; ' order by id)
              from passengers where booking_id = t.transaction_id and removed_at is null)`,
  },
];
const ofStaff: CsvColumn[] = [{ label: 'Client', cell: 't.owner_id', nameOr: '' }];

export function transactionCsv({ types: [type] }: TransactionQuery, { actor }: Context): Csv {
  const staff = isStaff(actor.role);
  const columns = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...(type === bookingType && !staff ? ofOwnBookings : []),
    ...money,
    ...(staff ? ofStaff : []),
  ];
  return { name: `${fileNames[type ?? bookingType]} transactions.csv`, columns };
}
