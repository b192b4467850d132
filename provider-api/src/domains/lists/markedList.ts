import { type PageMeta, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow, type Prepared, prepared, type Queryable } from '../../db/index.ts';
import { pageOffset } from '../../http/pageOffset.ts';
import { type Condition, condition, whereOf } from './condition.ts';
import type { Marks } from './marks.ts';

const { pageSize } = portalSettings;

/** A row of a list whose place in it is known. */
interface Mark {
  /** How many of the list are as old as this one or older. */
  position: number;
  /** As the database writes it, which is finer than a Date. */
  createdAt: string;
  id: number;
}

/** What is counted by marks of its own. */
interface Part {
  readonly conditions: readonly Condition[];
  /** Undefined for a list that is narrowed so far that it needs none. */
  readonly marks: Marks | undefined;
}

/** A list, the newest first, that is paged by marks among its rows and not by what comes before the page. */
export interface MarkedList {
  /** Table and alias. */
  readonly from: string;
  readonly createdAt: string;
  readonly id: string;
  readonly conditions: readonly Condition[];
  /** Together the whole list; only a single one's marks say where a page is. */
  readonly parts: readonly Part[];
  /** Whose marks they are. */
  readonly userId: number;
}

type Columns = Pick<MarkedList, 'createdAt' | 'id'>;

/** A query of its own, so that the one that reads from the mark on is planned by its values. */
const findMark = async (
  db: Queryable,
  sql: Prepared,
  params: readonly unknown[],
): Promise<Mark | undefined> => (await db.query<Mark>(sql, params)).rows[0];

function beside({ createdAt, id }: Mark, sign: '>' | '<=', column: Columns): Condition[] {
  return [
    // Redundant, but what the planner can estimate.
    condition(createdAt, (at) => `${column.createdAt} ${sign === '>' ? '>=' : '<='} ${at}::timestamptz`),
    condition([createdAt, String(id)], (mark) => {
      const [at, key] = [`(${mark}::text[])[1]::timestamptz`, `(${mark}::text[])[2]::bigint`];
      return `(${column.createdAt}, ${column.id}) ${sign} (${at}, ${key})`;
    }),
  ];
}

/** Counted from the last mark on. */
async function countPart(db: Queryable, list: MarkedList, { conditions, marks }: Part): Promise<number> {
  const mark = marks && (await findMark(db, marks.last, [list.userId, 0]));
  const { where, params } = whereOf([...conditions, ...(mark ? beside(mark, '>', list) : [])]);
  const sql = `select count(*) as count from ${list.from} where ${where}`;
  const counted = await db.query<{ count: number }>(marks ? prepared(sql) : sql, params);
  return (mark?.position ?? 0) + onlyRow(counted).count;
}

async function countList(db: Queryable, list: MarkedList): Promise<number> {
  const counts = await Promise.all(list.parts.map((part) => countPart(db, list, part)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Stretch {
  readonly conditions: readonly Condition[];
  readonly order: 'asc' | 'desc';
  readonly skipped: number;
  readonly shown: number;
}

async function idsOf(
  db: Queryable,
  { from, createdAt, id }: MarkedList,
  stretch: Stretch,
): Promise<number[]> {
  const { conditions, order, skipped, shown } = stretch;
  const { where, params } = whereOf(conditions);
  const sql = `select ${id} as id from ${from} where ${where} order by ${createdAt} ${order}, ${id} ${order} limit ${shown}`;
  const { rows } = await (skipped === 0
    ? db.query<{ id: number }>(prepared(sql), params)
    : db.query<{ id: number }>(`${sql} offset ${skipped}`, params));
  return rows.map((row) => row.id);
}

const newest = (db: Queryable, list: MarkedList): Promise<number[]> =>
  idsOf(db, list, { conditions: list.conditions, order: 'desc', skipped: 0, shown: pageSize });

/** Reached from the nearest later mark; without one, from the nearer end. */
async function idsAt(
  db: Queryable,
  list: MarkedList,
  { offset, total }: { offset: number; total: number },
): Promise<number[]> {
  if (offset >= total) return [];
  const fromOldest = total - offset;
  const shown = Math.min(pageSize, fromOldest);
  const [part, ...others] = list.parts;
  const marks = others.length === 0 ? part?.marks : undefined;
  const mark = marks && (await findMark(db, marks.next, [list.userId, fromOldest]));
  if (mark) {
    const conditions = [...list.conditions, ...beside(mark, '<=', list)];
    return idsOf(db, list, { conditions, order: 'desc', skipped: mark.position - fromOldest, shown });
  }
  const fromTheEnd = fromOldest - shown;
  const backwards = offset > fromTheEnd;
  const order = backwards ? 'asc' : 'desc';
  const skipped = Math.min(offset, fromTheEnd);
  const ids = await idsOf(db, list, { conditions: list.conditions, order, skipped, shown });
  return backwards ? ids.reverse() : ids;
}

/** One page of what `read` makes of ids, at a cost that does not grow with the list (S23); outside it empty (G80). */
export async function markedPage<T>(
  db: Queryable,
  list: MarkedList,
  { pageNumber, read }: { pageNumber: number; read: (ids: readonly number[]) => Promise<T[]> },
): Promise<{ data: T[]; meta: PageMeta }> {
  const offset = pageOffset(pageNumber);
  const counting = countList(db, list);
  // The first page is found without knowing how many there are.
  const finding =
    offset === 0 ? newest(db, list) : counting.then((total) => idsAt(db, list, { offset, total }));
  const [total, data] = await Promise.all([counting, finding.then(read)]);
  return { data, meta: pageMeta(pageNumber, total, pageSize) };
}
