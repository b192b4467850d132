import { Readable } from 'node:stream';
import { nameSql, onlyRow, type Queryable } from '../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../documents/index.ts';
import { type FileReply, fileReply } from '../http/fileReply.ts';
import { backwards, type List, orderBy, places, type Rows, rowsOf } from './rows.ts';

export interface CsvColumn {
  label: string;
  /** SQL over a row of the list, by the list's alias. */
  cell: string;
  /** The cell is an account's id: its name is shown, or this where there is none. */
  nameOr?: string;
}

export interface Csv {
  name: string;
  columns: readonly CsvColumn[];
}

export const accountName = (id: string): string => `(select ${nameSql('users')} from users where id = ${id})`;
export const momentInLagos = (at: string): string => `left((${at} at time zone 'Africa/Lagos')::text, 16)`;
export const nairaText = (kobo: string): string =>
  `${kobo} / 100 || '.' || lpad((${kobo} % 100)::text, 2, '0')`;
const chunkRows = 3000;

interface Chunk {
  /** Column by column: so the database writes them fastest. */
  cells: readonly (readonly CsvValue[])[];
  names: Readonly<Record<string, string>> | null;
  /** Of a full chunk, the values of the order, as text: the database writes them finer than this program. */
  last: readonly string[] | null;
}

/** What follows a position, read from an index where the order is one; the aggregates keep the order of what they read. */
async function readChunk(
  db: Queryable,
  { alias, order }: List,
  { source, columns, after }: { source: Rows; columns: readonly CsvColumn[]; after: readonly string[] },
): Promise<Chunk> {
  const behind = `(${order.columns.join()}) ${order.descending ? '<' : '>'} (${places(after, source.params.length + 1).join()})`;
  const accounts = columns.flatMap(({ cell, nameOr }) => (nameOr === undefined ? [] : cell));
  // The names by an array: joined, a plan would read every account there is for every chunk.
  const chunk = db.query<Chunk>(
    `with ${alias} as materialized (
       select ${alias}.* from ${source.from} where ${source.where}${after.length > 0 ? ` and ${behind}` : ''}
        order by ${orderBy(order)} limit ${chunkRows})
     select json_build_array(${columns.map(({ cell }) => `coalesce(json_agg(${cell}), '[]')`).join()}) as cells,
            (select json_object_agg(id, ${nameSql('users')}) from users
              where id = any (array(select unnest(array[${accounts.join()}]::bigint[]) from ${alias}))) as names,
            case count(*) when ${chunkRows} then (
             select array[${order.columns.map((column) => `(${column})::text`).join()}]
               from ${alias} order by ${orderBy(backwards(order))} limit 1) end as last
       from ${alias}`,
    [...source.params, ...after],
  );
  return onlyRow(await chunk);
}

function linesOf(columns: readonly CsvColumn[], { cells, names }: Chunk): string {
  const shown = columns.map(({ nameOr }, index) =>
    (cells[index] ?? []).map((cell) => (nameOr === undefined ? cell : (names?.[String(cell)] ?? nameOr))),
  );
  return shown[0]?.map((_, row) => csvLine(shown.map((column) => column[row] ?? null))).join('') ?? '';
}

/** All rows of a list, in its order; what cannot be read is refused before anything is sent (G84). */
export async function csvOf(db: Queryable, list: List, { name, columns }: Csv): Promise<FileReply> {
  const source = await rowsOf(db, list, { whole: true });
  const read = (after: readonly string[]) => readChunk(db, list, { source, columns, after });
  const first = await read([]);
  /** No transaction stays open for a slow reader; the next chunk is under way while one is written, and no further one. */
  async function* content(): AsyncGenerator<string> {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    for (let chunk: Chunk | undefined = first; chunk; ) {
      const next: Promise<Chunk> | undefined = chunk.last ? read(chunk.last) : undefined;
      // A reader who goes away leaves this read to itself.
      next?.catch(() => undefined);
      yield linesOf(columns, chunk);
      chunk = await next;
    }
  }
  // Parts are large: one waits in the stream, one is being read.
  const parts = Readable.from(content(), { highWaterMark: 1 });
  return fileReply({ name, type: 'text/csv; charset=utf-8', content: parts });
}
