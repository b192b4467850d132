import { Readable } from 'node:stream';
import { nameSql, type Queryable } from '../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../documents/index.ts';
import { csvReply, type FileReply } from '../http/fileReply.ts';
import { type List, orderBy, places, type Rows, rowsOf } from './rows.ts';

export interface CsvColumn {
  label: string;
  cell: string;
  /**
   * With `nameOr`, `cell` is SQL for the id of an account, and the file shows the account's name, or the text
   * in `nameOr` if there is no account.
   */
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

/** `last` is the position of the chunk's last row. At the end of the list, `last` is empty. */
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

/** The first rows are read before the reply begins, so that a failure can still be answered with an error. */
export async function csvOf(db: Queryable, list: List, { name, columns }: Csv): Promise<FileReply> {
  const rows = await rowsOf(db, list, { whole: true });
  const read = (after: readonly string[]) => readChunk(db, list, rows, columns, after);
  const first = await read([]);
  /**
   * A slow client must not keep a transaction open, so the rows are read in chunks. At most one chunk is read
   * ahead.
   */
  async function* content(): AsyncGenerator<string> {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    for (let chunk: typeof first | undefined = first; chunk; ) {
      const next: Promise<typeof first> | undefined = chunk.last.length > 0 ? read(chunk.last) : undefined;
      // If the client disconnects, nobody awaits this promise.
      next?.catch(() => undefined);
      yield chunk.cells.map(csvLine).join('');
      chunk = await next;
    }
  }
  // A part is large: at most one part waits in the stream.
  return csvReply(name, Readable.from(content(), { highWaterMark: 1 }));
}
