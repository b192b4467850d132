import { Readable } from 'node:stream';
import type { Database } from '../../db/index.ts';
import { csvField, csvLine, csvStart } from '../../documents/index.ts';
import { type FileReply, fileReply } from '../../http/fileReply.ts';
import { type List, ordered } from './list.ts';
import { type Source, sourceOf } from './source.ts';

export interface CsvColumn {
  label: string;
  /** SQL over a row of the list, by the list's alias, never null. What people have typed stands as a {@link nameOf}. */
  cell: string;
}

interface Csv {
  name: string;
  list: List;
  columns: readonly CsvColumn[];
  /** SQL over `chosen`, the rows of a page, for the key and the name of everything that stands as a name. */
  names: string;
}

/** Stands for a name in the database's text, by a letter for its kind and an id: no cell holds these characters. */
export const nameOf = (kind: string, id: string): string => `E'\\001${kind}' || ${id} || E'\\002'`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name is found by
const standsForName = /\u0001(\w+)\u0002/g;

/**
 * The names of the accounts that a page's rows name in these columns, for a {@link Csv}. Each is looked up by itself: to
 * join them, a plan would read every account there is, for every page.
 */
export const accountNames = (...columns: readonly string[]): string => `
  select 'u' || id as key,
         (select coalesce(business_name, concat_ws(' ', first_name, last_name)) from users where users.id = named.id) as name
    from (${columns.map((column) => `select ${column} as id from chosen`).join(' union ')}) named
   where id is not null`;

const pageRows = 2000;

interface Written {
  /** The lines of the page as one text. */
  lines: string | null;
  names: Readonly<Record<string, string>> | null;
  count: number;
}
/** A page and the position of its last row. */
type Page = Written & Record<`p${number}`, string>;

/**
 * One page as one text: the database writes the lines, so that a million rows are a few hundred values here. Names
 * come once for a page and are put in here, quoted and defused as every cell is.
 */
function pageSql({ list, columns, names }: Csv, { from, where, params }: Source, follows: boolean): string {
  const { alias, order } = list;
  const places = order.types.map((type, index) => `$${params.length + index + 1}::${type}`);
  const after = `(${order.columns.join(', ')}) ${order.descending ? '<' : '>'} (${places.join(', ')})`;
  const backwards = ordered({ ...order, descending: !order.descending });
  const positions = order.columns.map((column, index) => `${column}::text as p${index}`);
  return `
    with chosen as materialized (
      select ${alias}.* from ${from} where ${where} ${follows ? `and ${after}` : ''}
       order by ${ordered(order)} limit ${pageRows}
    ), last as (
      select ${positions.join(', ')} from chosen ${alias} order by ${backwards} limit 1
    ), named as (${names})
    select string_agg(${columns.map(({ cell }) => cell).join(` || ',' || `)} || E'\\r\\n', ''
                      order by ${ordered(order)}) as lines,
           count(*)::int as count, (select jsonb_object_agg(key, name) from named) as names,
           ${positions.map((_, index) => `(select p${index} from last) as p${index}`).join(', ')}
      from chosen ${alias}`;
}

function withNames({ lines, names }: Page): string {
  const cells = new Map(Object.entries(names ?? {}).map(([key, name]) => [key, csvField(name)]));
  return (lines ?? '').replace(standsForName, (_, key: string) => cells.get(key) ?? '');
}

/**
 * All rows, read page by page from the last position: no transaction stays open for a slow reader. The next page is
 * under way while one is written, and no further one is asked for before it is taken.
 */
async function* pages(db: Database, csv: Csv): AsyncGenerator<string> {
  const source = await sourceOf(db, csv.list, true);
  const first = pageSql(csv, source, false);
  const following = pageSql(csv, source, true);
  const read = async (after?: Page): Promise<Page | undefined> => {
    const position = after ? csv.list.order.columns.map((_, index) => after[`p${index}`]) : [];
    return (await db.query<Page>(after ? following : first, [...source.params, ...position])).rows[0];
  };
  let next: Promise<Page | undefined> | undefined = read();
  while (next) {
    const page: Page | undefined = await next;
    if (!page || page.count === 0) return;
    next = page.count === pageRows ? read(page) : undefined;
    // A reader who goes away leaves this read to itself.
    next?.catch(() => undefined);
    yield withNames(page);
  }
}

/** A list, all of its pages, as a stream of CSV (G84). */
export function listCsv(db: Database, csv: Csv): FileReply {
  async function* parts() {
    yield csvStart + csvLine(csv.columns.map(({ label }) => label));
    yield* pages(db, csv);
  }
  // Parts are large: one waits in the stream, one is being read.
  const content = Readable.from(parts(), { highWaterMark: 1 });
  return fileReply({ name: csv.name, type: 'text/csv; charset=utf-8', content });
}
