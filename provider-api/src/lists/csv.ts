import { Readable } from 'node:stream';
import { nameSql, type Queryable } from '../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../documents/index.ts';
import { type FileReply, fileReply } from '../http/fileReply.ts';
import { type List, orderBy, places, type Rows, rowsOf } from './rows.ts';

export interface CsvColumn {
  label: string;
  cell: string;
  /** The cell is an account's id: its name is shown, or this text where there is no account. */
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
const chunkRows = 2000;

/** Reads the rows after a position; returns the position of the last one. An index serves the order where it exists. */
async function readChunk(
  db: Queryable,
  { alias, order }: List,
  { from, where, params }: Rows,
  columns: readonly CsvColumn[],
  after: readonly string[],
): Promise<{ cells: CsvValue[][]; last: readonly string[] }> {
  const position = places(after, params.length + 1).join();
  const behind =
    after.length > 0 ? `and (${order.columns.join()}) ${order.descending ? '<' : '>'} (${position})` : '';
  const cells = columns.map(({ cell, nameOr }, index) =>
    nameOr === undefined
      ? `${cell} as c${index}`
      : `coalesce(${accountName(cell)}, '${nameOr}') as c${index}`,
  );
  const positions = order.columns.map((column, index) => `(${column})::text as p${index}`);
  const { rows } = await db.query<Record<string, CsvValue>>(
    `select ${[...cells, ...positions].join()}
       from (select ${alias}.* from ${from} where ${where} ${behind}
              order by ${orderBy(order)} limit ${chunkRows}) ${alias}
      order by ${orderBy(order)}`,
    [...params, ...after],
  );
  return {
    cells: rows.map((row) => columns.map((_, index) => row[`c${index}`] ?? null)),
    last: rows.length < chunkRows ? [] : order.columns.map((_, index) => String(rows.at(-1)?.[`p${index}`])),
  };
}

/** All rows of a list in its order; an unreadable one is refused before anything is sent (G84). */
export async function csvOf(db: Queryable, list: List, { name, columns }: Csv): Promise<FileReply> {
  const rows = await rowsOf(db, list, { whole: true });
  const read = (after: readonly string[]) => readChunk(db, list, rows, columns, after);
  const first = await read([]);
  /** Reads in chunks, so that a slow reader keeps no transaction open. At most one chunk is read ahead. */
  async function* content(): AsyncGenerator<string> {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    for (let chunk: typeof first | undefined = first; chunk; ) {
      const next: Promise<typeof first> | undefined = chunk.last.length > 0 ? read(chunk.last) : undefined;
      // If the reader disconnects, nobody handles this promise.
      next?.catch(() => undefined);
      yield chunk.cells.map(csvLine).join('');
      chunk = await next;
    }
  }
  // Parts are large: at most one waits in the stream.
  const parts = Readable.from(content(), { highWaterMark: 1 });
  return fileReply({ name, type: 'text/csv; charset=utf-8', content: parts });
}
