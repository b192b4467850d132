import { Readable } from 'node:stream';
import { type PageMeta, pageMeta } from 'shared-api/contract';
import { countedAtMost, portalSettings } from 'shared-api/rules';
import { type Database, onlyRow } from '../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../documents/index.ts';
import { type FileReply, fileReply } from './fileReply.ts';
import { pageOffset } from './pageOffset.ts';

/** One narrowing of a list; `sql` gets the name of the parameter that holds `value`. */
interface Narrowing {
  sql: (parameter: string) => string;
  value: unknown;
}

/** Nothing where nothing was chosen. */
export const narrowed = (value: unknown, sql: Narrowing['sql']): Narrowing[] =>
  value === undefined || value === '' ? [] : [{ sql, value }];

/** Anywhere in one of the columns, in any letter case; the wildcards of LIKE stand for themselves. */
export function searched(search: string | undefined, columns: readonly string[]): Narrowing[] {
  const text = search
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  if (!text) return [];
  return narrowed(
    `%${text}%`,
    (given) => `(${columns.map((column) => `lower(${column}) like ${given}::text`).join(' or ')})`,
  );
}

/** Days in Lagos; both ends belong to the span. */
export const withinDays = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) => [
  ...narrowed(from, (day) => `${column} >= (${day}::date)::timestamp at time zone 'Africa/Lagos'`),
  ...narrowed(to, (day) => `${column} < (${day}::date + 1)::timestamp at time zone 'Africa/Lagos'`),
];

/** By what a list is sorted, the last of it unique; none of it is ever null. */
interface Order {
  columns: readonly string[];
  types: readonly string[];
  descending: boolean;
}

/** The order of a sort key of the contract: '-name' is descending, ties go by the newest. */
export function sortedBy(
  sort: string,
  sorts: Readonly<Record<string, { column: string; type: string }>>,
  id: string,
): Order {
  const key = sorts[sort.replace(/^-/, '')];
  return {
    columns: key ? [key.column, id] : [id],
    types: key ? [key.type, 'bigint'] : ['bigint'],
    descending: sort.startsWith('-'),
  };
}

const ordered = ({ columns, descending }: Order): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');

export interface DeskList {
  /** Tables and joins. */
  from: string;
  /** The unique column that new rows continue. */
  id: string;
  columns: string;
  narrowings: readonly Narrowing[];
  order: Order;
}

/** All narrowings joined, with their parameters from $1 on. */
export function whereOf(narrowings: readonly Narrowing[]) {
  const where = narrowings.map(({ sql }, index) => sql(`$${index + 1}`)).join(' and ') || 'true';
  return { where, params: narrowings.map(({ value }) => value) };
}

const { pageSize } = portalSettings;

/** One page; counted as far as {@link countedAtMost}, beyond which there are at least so many. */
export async function deskPage<Row extends object>(
  db: Database,
  { from, columns, narrowings, order }: DeskList,
  pageNumber = 1,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { where, params } = whereOf(narrowings);
  const counted = await db.query<{ total: number }>(
    `select count(*) as total from (select from ${from} where ${where} limit ${countedAtMost + 1}) counted`,
    params,
  );
  const { total } = onlyRow(counted);
  const shown = Math.min(total, countedAtMost);
  const meta = pageMeta(pageNumber, shown, pageSize, total > shown);
  const offset = pageOffset(pageNumber);
  if (offset >= shown) return { rows: [], meta };
  const { rows } = await db.query<Row>(
    `select ${columns} from ${from} where ${where} order by ${ordered(order)} limit ${pageSize} offset ${offset}`,
    params,
  );
  return { rows, meta };
}

interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => CsvValue;
}

const chunkRows = 1000;

/** Where a chunk ended, as text: a date of the database is finer than one of this program. */
const keyOf = ({ columns }: Order): string => `array[${columns.map((column) => `(${column})::text`).join()}]`;

/** What comes behind the key in parameter `given`, read from an index where the order is one. */
const behind = ({ columns, types, descending }: Order, given: string): string =>
  `(${columns.join()}) ${descending ? '<' : '>'} (${types.map((type, index) => `(${given}::text[])[${index + 1}]::${type}`).join()})`;

async function* lines<Row extends object>(
  db: Database,
  { from, id, columns, narrowings, order }: DeskList,
  csv: readonly CsvColumn<Row>[],
): AsyncGenerator<string> {
  // What is added meanwhile belongs to the next export.
  const newest = await db.query<{ last: number | null }>(`select max(${id}) as last from ${from}`);
  const upTo = narrowed(onlyRow(newest).last ?? 0, (last) => `${id} <= ${last}::bigint`);
  let head = csvStart + csvLine(csv.map(({ label }) => label));
  let key: readonly string[] | undefined;
  for (;;) {
    const rest = narrowed(key, (given) => behind(order, given));
    const { where, params } = whereOf([...narrowings, ...upTo, ...rest]);
    const { rows } = await db.query<Row & { key: readonly string[] }>(
      `select ${columns}, ${keyOf(order)} as key from ${from} where ${where} order by ${ordered(order)} limit ${chunkRows}`,
      params,
    );
    yield head + rows.map((row) => csvLine(csv.map(({ value }) => value(row)))).join('');
    head = '';
    key = rows.at(-1)?.key;
    if (rows.length < chunkRows) return;
  }
}

async function* after(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** All rows of the list, in its order, as they are read; what cannot be read is refused before anything is sent (G84). */
export async function deskCsv<Row extends object>(
  db: Database,
  list: DeskList,
  { name, columns }: { name: string; columns: readonly CsvColumn<Row>[] },
): Promise<FileReply> {
  const parts = lines(db, list, columns);
  const first = await parts.next();
  const content = Readable.from(after(first.value ?? '', parts), { highWaterMark: 1 });
  return fileReply({ name, type: 'text/csv; charset=utf-8', content });
}
