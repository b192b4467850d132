import { Readable } from 'node:stream';
import { isStaff, lagosDate, lagosTime, nairaFromKobo } from 'shared-api/rules';
import { type CsvValue, csvLine, csvStart } from '../../documents/index.ts';
import type { Context } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { whereOf } from './filter.ts';
import { chosenTransactions, type TransactionRow } from './transactionRow.ts';
import { bookingType, readScope, readType, type TransactionType } from './transactionTypes.ts';

type Column = [label: string, value: (row: TransactionRow) => CsvValue];

const common: Column[] = [
  ['Date (WAT)', ({ createdAt }) => `${lagosDate(createdAt)} ${lagosTime(createdAt)}`],
  ['Invoice Number', ({ invoiceId }) => invoiceId],
  ['Revenue Code', ({ invoiceNo }) => invoiceNo],
];
const ofBookings: Column[] = [
  ['Service', ({ serviceName }) => serviceName],
  ['Quantity', ({ quantity }) => quantity],
];
const money: Column[] = [
  ['Amount', ({ amountKobo }) => nairaFromKobo(amountKobo).toFixed(2)],
  ['RRR Number', ({ rrr }) => rrr ?? 'N/A'],
  ['Status', ({ status }) => status],
  ['Payment Status', ({ paymentStatus }) => paymentStatus],
  ['Funded By', ({ funder }) => funder ?? 'N/A'],
];
const ofStaff: Column[] = [['Client', ({ clientName }) => clientName]];

const pageRows = 1000;

/** All rows, newest first, read page by page from the last position: no page waits for the whole. */
async function* pages({ db, actor }: Context, type: TransactionType) {
  const { where, params } = whereOf({ types: [type], ...readScope(actor) });
  const n = params.length;
  let last: TransactionRow | undefined;
  do {
    const { rows } = await db.query<TransactionRow>(
      `with chosen as (
         select * from transactions
          where ${where} and (created_at, transaction_id) < ($${n + 1}::timestamptz, $${n + 2}::bigint)
          order by created_at desc, transaction_id desc limit ${pageRows}
       ) ${chosenTransactions}`,
      [...params, last?.position ?? 'infinity', last?.transactionId ?? 0],
    );
    yield rows;
    last = rows.length === pageRows ? rows.at(-1) : undefined;
  } while (last);
}

/** An export of every transaction of a type that the caller may read (G84). */
export function transactionCsv(ctx: Context, type: TransactionType, name: string) {
  readType(type, ctx.actor);
  const columns = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...money,
    ...(isStaff(ctx.actor.role) ? ofStaff : []),
  ];
  async function* lines() {
    yield csvStart + csvLine(columns.map(([label]) => label));
    for await (const rows of pages(ctx, type))
      yield rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('');
  }
  return fileReply({ name, type: 'text/csv; charset=utf-8', content: Readable.from(lines()) });
}
