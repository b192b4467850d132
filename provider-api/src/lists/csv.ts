import { Readable } from 'node:stream';
import { onlyRow, type Queryable } from '../db/index.ts';
import { type CsvValue, csvField, csvLine, csvStart } from '../documents/index.ts';
import { type FileReply, fileReply } from '../http/fileReply.ts';
import { filter } from './filter.ts';
import { type List, orderBy } from './list.ts';
import { type Source, sourceOf } from './source.ts';

/** Of a list so long that the database writes its lines. */
export interface CsvCell {
  label: string;
  /** SQL over a row of the list, by the list's alias, never null. What people have typed stands as a {@link nameOf}. */
  cell: string;
}

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => CsvValue;
}

export interface CsvOfCells {
  name: string;
  cells: readonly CsvCell[];
  /** SQL over `selected`, the rows of a chunk, for the key and the name of everything that stands as a name. */
  names: string;
}

export interface CsvOfRows<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
}

/** Stands for a name in the database's text, by a letter for its kind and an id: no cell holds these characters. */
export const nameOf = (kind: string, id: string): string => `E'\\001${kind}' || ${id} || E'\\002'`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name is found by
const standsForName = /\u0001(\w+)\u0002/g;

/**
 * The names of the accounts that a chunk's rows name in these columns, for {@link CsvOfCells}. Each is looked up by
 * itself: to join them, a plan would read every account there is, for every chunk.
 */
export const accountNames = (...columns: readonly string[]): string => `
  select 'u' || id as key,
         (select coalesce(business_name, concat_ws(' ', first_name, last_name)) from users where users.id = named.id) as name
    from (${columns.map((column) => `select ${column} as id from selected`).join(' union ')}) named
   where id is not null`;

const chunkRows = 2000;

interface Chunk {
  text: string;
  count: number;
  /** The last row's values of the order, as text: the database writes them finer than this program. */
  position: readonly string[];
}
type ReadChunk = (after?: Chunk) => Promise<Chunk>;

/** What is left behind a position, read from an index where the order is one. */
function remaining({ order }: List, { where, params }: Source, after?: Chunk) {
  if (!after) return { where, params };
  const given = order.types.map((type, index) => `$${params.length + index + 1}::${type}`);
  const sign = order.descending ? '<' : '>';
  return {
    where: `${where} and (${order.columns.join(', ')}) ${sign} (${given.join(', ')})`,
    params: [...params, ...after.position],
  };
}

const keyOf = ({ order }: List): string =>
  `array[${order.columns.map((column) => `(${column})::text`).join()}]`;

/** One chunk as one text, so that a million rows are a few hundred values here; its names come once. */
const readCells =
  (db: Queryable, list: List, source: Source, { cells, names }: CsvOfCells): ReadChunk =>
  async (after) => {
    const { alias, order } = list;
    const { where, params } = remaining(list, source, after);
    const backwards = orderBy({ ...order, descending: !order.descending });
    const written = await db.query<{
      lines: string | null;
      names: Readonly<Record<string, string>> | null;
      count: number;
      position: readonly string[] | null;
    }>(
      `with selected as materialized (
         select ${alias}.* from ${source.from} where ${where} order by ${orderBy(order)} limit ${chunkRows}
       ), named as (${names})
       select string_agg(${cells.map(({ cell }) => cell).join(` || ',' || `)} || E'\\r\\n', ''
                         order by ${orderBy(order)}) as lines,
              count(*)::int as count, (select jsonb_object_agg(key, name) from named) as names,
              (select ${keyOf(list)} from selected ${alias} order by ${backwards} limit 1) as position
         from selected ${alias}`,
      params,
    );
    const { lines, count, position, ...found } = onlyRow(written);
    const fields = new Map(Object.entries(found.names ?? {}).map(([key, name]) => [key, csvField(name)]));
    const text = (lines ?? '').replace(standsForName, (_, key: string) => fields.get(key) ?? '');
    return { text, count, position: position ?? [] };
  };

const readRows =
  <Row extends object>(
    db: Queryable,
    list: List,
    { source, columns, csv }: { source: Source; columns: string; csv: CsvOfRows<Row> },
  ): ReadChunk =>
  async (after) => {
    const { where, params } = remaining(list, source, after);
    const { rows } = await db.query<Row & { position: readonly string[] }>(
      `select ${columns}, ${keyOf(list)} as position from ${source.from} where ${where}
        order by ${orderBy(list.order)} limit ${chunkRows}`,
      params,
    );
    const text = rows.map((row) => csvLine(csv.columns.map(({ value }) => value(row)))).join('');
    return { text, count: rows.length, position: rows.at(-1)?.position ?? [] };
  };

/** No transaction stays open for a slow reader; the next chunk is under way while one is written, and no further one. */
async function* textOf(head: string, first: Chunk, read: ReadChunk): AsyncGenerator<string> {
  let chunk = first;
  let start = head;
  for (;;) {
    const next = chunk.count === chunkRows ? read(chunk) : undefined;
    // A reader who goes away leaves this read to itself.
    next?.catch(() => undefined);
    yield start + chunk.text;
    start = '';
    if (!next) return;
    chunk = await next;
  }
}

async function csvFile(name: string, labels: readonly string[], read: ReadChunk): Promise<FileReply> {
  const content = textOf(csvStart + csvLine(labels), await read(), read);
  return fileReply({
    name,
    type: 'text/csv; charset=utf-8',
    // Parts are large: one waits in the stream, one is being read.
    content: Readable.from(content, { highWaterMark: 1 }),
  });
}

/** All rows of a list, in its order; what cannot be read is refused before anything is sent (G84). */
export async function csvOfCells(db: Queryable, list: List, csv: CsvOfCells): Promise<FileReply> {
  const source = await sourceOf(db, list, true);
  const labels = csv.cells.map(({ label }) => label);
  return csvFile(csv.name, labels, readCells(db, list, source, csv));
}

/** The same of rows with these columns, as this program writes them; what is added meanwhile belongs to the next export. */
export async function csvOfRows<Row extends object>(
  db: Queryable,
  list: List,
  { columns, joined, csv }: { columns: string; joined: string; csv: CsvOfRows<Row> },
): Promise<FileReply> {
  const { rows } = await db.query<{ last: number | null }>(
    `select max(${list.id}) as last from ${list.from}`,
  );
  const upTo = filter(rows[0]?.last ?? 0, (last) => `${list.id} <= ${last}::bigint`);
  const source = await sourceOf(db, { ...list, from: joined, filters: [...list.filters, upTo] }, true);
  const labels = csv.columns.map(({ label }) => label);
  return csvFile(csv.name, labels, readRows(db, list, { source, columns, csv }));
}
