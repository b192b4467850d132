import { Readable } from 'node:stream';
import { isStaff } from 'shared-api/rules';
import type { Database } from '../../db/index.ts';
import { csvCellSql, csvLine, csvStart } from '../../documents/index.ts';
import type { Context } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { whereOf } from './filter.ts';
import { chosenWithNames, clientName, funderName } from './transactionRow.ts';
import { bookingType, readScope, readType, type TransactionType } from './transactionTypes.ts';

/** A cell is SQL over the page below, never null. */
interface Column {
  label: string;
  cell: string;
}

const common: Column[] = [
  { label: 'Date (WAT)', cell: `to_char(t.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI')` },
  { label: 'Invoice Number', cell: `coalesce(t.invoice_id, '')` },
  { label: 'Revenue Code', cell: `coalesce(t.invoice_no, '')` },
];
const ofBookings: Column[] = [
  { label: 'Service', cell: `coalesce(${csvCellSql('service.name')}, '')` },
  { label: 'Quantity', cell: 't.quantity' },
];
const money: Column[] = [
  {
    label: 'Amount',
    cell: `(t.amount_kobo / 100 || '.' || lpad((t.amount_kobo % 100)::text, 2, '0'))`,
  },
  { label: 'RRR Number', cell: `coalesce(t.rrr, 'N/A')` },
  { label: 'Status', cell: 't.status' },
  { label: 'Payment Status', cell: 't.payment_status' },
  { label: 'Funded By', cell: `case when funder.id is null then 'N/A' else ${csvCellSql(funderName)} end` },
];
const ofStaff: Column[] = [{ label: 'Client', cell: csvCellSql(clientName) }];

const pageRows = 2000;

/**
 * One page as one text: the database writes the lines, so that a million rows are a few hundred values here. It joins
 * tables by their keys, whose estimates hold without statistics; a wrong one would cost more in compiling than in reading.
 */
const pageSql = (columns: readonly Column[], where: string, after: { at: string; id: string }): string => `
  with chosen as materialized (
    select * from transactions
     where ${where} and (created_at, transaction_id) < (${after.at}::timestamptz, ${after.id}::bigint)
     order by created_at desc, transaction_id desc limit ${pageRows}
  ), last as (
    select created_at, transaction_id from chosen order by created_at, transaction_id limit 1
  )
  select string_agg(${columns.map(({ cell }) => cell).join(` || ',' || `)} || E'\\r\\n', ''
                    order by t.created_at desc, t.transaction_id desc) as lines,
         count(*)::int as count, (select created_at::text from last) as position,
         (select transaction_id from last) as id
    from ${chosenWithNames}`;

interface Page {
  lines: string | null;
  count: number;
  position: string;
  id: number;
}

interface Reading {
  sql: string;
  params: readonly unknown[];
}

/**
 * All rows, newest first, read page by page from the last position: no transaction stays open for a slow reader. The
 * next page is under way while one is written, and no further one is asked for before it is taken.
 */
async function* pages(db: Database, { sql, params }: Reading): AsyncGenerator<string> {
  const read = async (position: string, id: number): Promise<Page | undefined> =>
    (await db.query<Page>(sql, [...params, position, id])).rows[0];
  let next: Promise<Page | undefined> | undefined = read('infinity', 0);
  while (next) {
    const page: Page | undefined = await next;
    if (!page?.lines) return;
    next = page.count === pageRows ? read(page.position, page.id) : undefined;
    // A reader who goes away leaves this read to itself.
    next?.catch(() => undefined);
    yield page.lines;
  }
}

/** An export of every transaction of a type that the caller may read (G84). */
export function transactionCsv(ctx: Context, type: TransactionType, name: string) {
  const { db, actor } = ctx;
  readType(type, actor);
  const columns = [
    ...common,
    ...(type === bookingType ? ofBookings : []),
    ...money,
    ...(isStaff(actor.role) ? ofStaff : []),
  ];
  const { where, params } = whereOf({ types: [type], ...readScope(actor) });
  const after = { at: `$${params.length + 1}`, id: `$${params.length + 2}` };
  async function* parts() {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    yield* pages(db, { sql: pageSql(columns, where, after), params });
  }
  // Parts are large: one waits in the stream, one is being read.
  const content = Readable.from(parts(), { highWaterMark: 1 });
  return fileReply({ name, type: 'text/csv; charset=utf-8', content });
}
