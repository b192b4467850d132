import { Readable } from 'node:stream';
import { isStaff } from 'shared-api/rules';
import type { Database } from '../../db/index.ts';
import { csvField, csvLine, csvStart } from '../../documents/index.ts';
import type { Context } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { whereOf } from './filter.ts';
import { bookingType, readScope, readType, type TransactionType } from './transactionTypes.ts';

interface Column {
  label: string;
  /** SQL over a transaction `t`, never null. What people have typed stands as a {@link nameOf}. */
  cell: string;
}

/** Stands for a name in the database's text: no cell holds these characters. */
const nameOf = (key: 'u' | 's', id: string): string => `E'\\001${key}' || ${id} || E'\\002'`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name is found by
const standsForName = /\u0001(\w+)\u0002/g;

const common: Column[] = [
  { label: 'Date (WAT)', cell: `left((t.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Invoice Number', cell: `coalesce(t.invoice_id, '')` },
  { label: 'Revenue Code', cell: `coalesce(t.invoice_no, '')` },
];
const ofBookings: Column[] = [
  { label: 'Service', cell: `coalesce(${nameOf('s', 't.service_id')}, '')` },
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
  { label: 'Funded By', cell: `coalesce(${nameOf('u', 't.created_by')}, 'N/A')` },
];
const ofStaff: Column[] = [{ label: 'Client', cell: nameOf('u', 't.application_user_id') }];

const pageRows = 2000;

interface Page {
  /** The lines of the page as one text. */
  lines: string | null;
  names: Readonly<Record<string, string>> | null;
  count: number;
  position: string;
  id: number;
}

/**
 * One page as one text: the database writes the lines, so that a million rows are a few hundred values here. Names
 * come once for a page and are put in here, quoted and defused as every cell is.
 */
const pageSql = (columns: readonly Column[], where: string, after: { at: string; id: string }): string => `
  with chosen as materialized (
    select * from transactions
     where ${where} and (created_at, transaction_id) < (${after.at}::timestamptz, ${after.id}::bigint)
     order by created_at desc, transaction_id desc limit ${pageRows}
  ), last as (
    select created_at, transaction_id from chosen order by created_at, transaction_id limit 1
  ), named as (
    select 'u' || id as key, coalesce(business_name, concat_ws(' ', first_name, last_name)) as name
      from users where id in (select application_user_id from chosen union select created_by from chosen)
     union all
    select 's' || id, name from services where id in (select service_id from chosen)
  )
  select string_agg(${columns.map(({ cell }) => cell).join(` || ',' || `)} || E'\\r\\n', ''
                    order by t.created_at desc, t.transaction_id desc) as lines,
         count(*)::int as count, (select jsonb_object_agg(key, name) from named) as names,
         (select created_at::text from last) as position, (select transaction_id from last) as id
    from chosen t`;

function withNames({ lines, names }: Page): string {
  const cells = new Map(Object.entries(names ?? {}).map(([key, name]) => [key, csvField(name)]));
  return (lines ?? '').replace(standsForName, (_, key: string) => cells.get(key) ?? '');
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
    if (!page || page.count === 0) return;
    next = page.count === pageRows ? read(page.position, page.id) : undefined;
    // A reader who goes away leaves this read to itself.
    next?.catch(() => undefined);
    yield withNames(page);
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
