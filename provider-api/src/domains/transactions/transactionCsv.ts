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
const ofStaff: CsvColumn[] = [{ label: 'Client', cell: nameOf('u', 't.application_user_id') }];

const names = `${accountNames('application_user_id', 'created_by')}
   union all
  select 's' || id, name from services where id in (select service_id from chosen)`;

interface Asked {
  type: TransactionType;
  name: string;
  query: QueryOf<typeof endpoint>;
}

/** An export of every transaction of a type that the caller may read, narrowed and sorted as the list is (G84). */
export function transactionCsv({ db, actor }: Context, { type: asked, name, query }: Asked): FileReply {
  const type = readType(asked, actor);
  const list = transactionList({ ...filterOf(query), types: [type], ...readScope(actor) });
  const columns = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...money,
    ...(isStaff(actor.role) ? ofStaff : []),
  ];
  return listCsv(db, { name, list, columns, names });
}
