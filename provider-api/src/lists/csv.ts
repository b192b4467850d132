import { Readable } from 'node:stream';
import { onlyRow, type Queryable } from '../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../documents/index.ts';
import { type FileReply, fileReply } from '../http/fileReply.ts';
import { type List, orderBy } from './list.ts';
import { type Source, sourceOf } from './source.ts';

export interface CsvColumn {
  label: string;
  /** SQL over a row of the list, by the list's alias. */
  cell: string;
}

export interface Csv {
  name: string;
  columns: readonly CsvColumn[];
}

/** The name of an account, looked up for each row: joined, a plan would read every account there is for every chunk. */
export const accountName = (id: string): string =>
  `(select coalesce(business_name, concat_ws(' ', first_name, last_name)) from users where id = ${id})`;
export const momentInLagos = (at: string): string => `left((${at} at time zone 'Africa/Lagos')::text, 16)`;
export const nairaText = (kobo: string): string =>
  `${kobo} / 100 || '.' || lpad((${kobo} % 100)::text, 2, '0')`;

const chunkRows = 2000;

/** The values of the order come first, as text: the database writes them finer than this program. */
type Line = readonly [position: readonly string[], ...cells: CsvValue[]];

/** What follows a position, read from an index where the order is one; the aggregate keeps the order of what it reads. */
async function readChunk(
  db: Queryable,
  { alias, order }: List,
  { source, columns, after }: { source: Source; columns: readonly CsvColumn[]; after: readonly string[] },
): Promise<readonly Line[]> {
  const given = after.map((_, index) => `$${source.params.length + index + 1}`);
  const behind = `(${order.columns.join()}) ${order.descending ? '<' : '>'} (${given.join()})`;
  const position = `array[${order.columns.map((column) => `(${column})::text`).join()}]`;
  const chunk = await db.query<{ lines: readonly Line[] | null }>(
    `select json_agg(json_build_array(${[position, ...columns.map(({ cell }) => cell)].join()})) as lines
       from (select ${alias}.* from ${source.from} where ${source.where}${after.length > 0 ? ` and ${behind}` : ''}
              order by ${orderBy(order)} limit ${chunkRows}) ${alias}`,
    [...source.params, ...after],
  );
  return onlyRow(chunk).lines ?? [];
}

/** All rows of a list, in its order; what cannot be read is refused before anything is sent (G84). */
export async function csvOf(db: Queryable, list: List, { name, columns }: Csv): Promise<FileReply> {
  const source = await sourceOf(db, list, true);
  const read = (after: readonly string[]) => readChunk(db, list, { source, columns, after });
  const first = await read([]);
  /** No transaction stays open for a slow reader; the next chunk is under way while one is written, and no further one. */
  async function* content(): AsyncGenerator<string> {
    yield csvStart + csvLine(columns.map(({ label }) => label));
    for (let lines: readonly Line[] | undefined = first; lines; ) {
      const last: Line | undefined = lines[chunkRows - 1];
      const next: Promise<readonly Line[]> | undefined = last && read(last[0]);
      // A reader who goes away leaves this read to itself.
      next?.catch(() => undefined);
      yield lines.map(([, ...cells]) => csvLine(cells)).join('');
      lines = await next;
    }
  }
  // Parts are large: one waits in the stream, one is being read.
  const parts = Readable.from(content(), { highWaterMark: 1 });
  return fileReply({ name, type: 'text/csv; charset=utf-8', content: parts });
}
