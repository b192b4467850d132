import { Readable } from 'node:stream';
import { isStaff } from 'shared-api/rules';
import { csvField, csvLine, csvStart } from '../../documents/index.ts';
import type { Context } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { whereOf } from './filter.ts';
import { chosenWithNames, clientName, funderName } from './transactionRow.ts';
import { bookingType, readScope, readType, type TransactionType } from './transactionTypes.ts';

interface Column {
  label: string;
  cell: string;
  /** What people have typed: the only cells that may need quotes, or look like a formula. */
  typed?: true;
}

const common: Column[] = [
  { label: 'Date (WAT)', cell: `to_char(t.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI')` },
  { label: 'Invoice Number', cell: `coalesce(t.invoice_id, '')` },
  { label: 'Revenue Code', cell: `coalesce(t.invoice_no, '')` },
];
const ofBookings: Column[] = [
  { label: 'Service', cell: 'service.name', typed: true },
  { label: 'Quantity', cell: 't.quantity' },
];
const money: Column[] = [
  { label: 'Amount', cell: '(t.amount_kobo / 100.0)::numeric(20, 2)' },
  { label: 'RRR Number', cell: `coalesce(t.rrr, 'N/A')` },
  { label: 'Status', cell: 't.status' },
  { label: 'Payment Status', cell: 't.payment_status' },
  { label: 'Funded By', cell: `case when funder.id is null then 'N/A' else ${funderName} end`, typed: true },
];
const ofStaff: Column[] = [{ label: 'Client', cell: clientName, typed: true }];

/** Cells that need no care are joined by the database: a million rows are too many to be taken apart first. */
function joined(columns: readonly Column[]): { cell: string; typed: boolean }[] {
  const runs: { cell: string; typed: boolean }[] = [];
  for (const { cell, typed = false } of columns) {
    const last = runs.at(-1);
    if (last && !last.typed && !typed) last.cell = `${last.cell} || ',' || ${cell}`;
    else runs.push({ cell: typed ? cell : `'' || ${cell}`, typed });
  }
  return runs;
}

const pageRows = 1000;

interface Row extends Record<`c${number}`, string | null> {
  position: string;
  id: number;
}

/** All rows, newest first, read page by page from the last position; the next page is under way while one is written. */
async function* pages({ db, actor }: Context, type: TransactionType, columns: readonly Column[]) {
  const cells = joined(columns).map(({ cell }, index) => `${cell} as c${index}`);
  const { where, params } = whereOf({ types: [type], ...readScope(actor) });
  const n = params.length;
  const read = async (after: Row | undefined): Promise<Row[]> => {
    const { rows } = await db.query<Row>(
      `with chosen as (
         select * from transactions
          where ${where} and (created_at, transaction_id) < ($${n + 1}::timestamptz, $${n + 2}::bigint)
          order by created_at desc, transaction_id desc limit ${pageRows}
       )
       select ${cells.join(', ')}, t.created_at::text as position, t.transaction_id as id
         from ${chosenWithNames} order by t.created_at desc, t.transaction_id desc`,
      [...params, after?.position ?? 'infinity', after?.id ?? 0],
    );
    return rows;
  };
  let next: Promise<Row[]> | undefined = read(undefined);
  while (next) {
    const rows: Row[] = await next;
    next = rows.length === pageRows ? read(rows.at(-1)) : undefined;
    // A reader who goes away leaves this read to itself.
    next?.catch(() => undefined);
    yield rows;
  }
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
  const runs = joined(columns);
  const lineOf = (row: Row) =>
    `${runs.map(({ typed }, index) => (typed ? csvField(row[`c${index}`] ?? null) : row[`c${index}`])).join(',')}\r\n`;
  async function* lines() {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    for await (const rows of pages(ctx, type, columns)) yield rows.map(lineOf).join('');
  }
  return fileReply({ name, type: 'text/csv; charset=utf-8', content: Readable.from(lines()) });
}
