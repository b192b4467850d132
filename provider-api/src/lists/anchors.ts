import { onlyRow, type Prepared, prepared, type Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';
import type { List } from './list.ts';
import type { FoundPage, PageRequest } from './page.ts';

/** Where the anchors of a table's rows are, those of one type where it has more. */
interface AnchoredRows {
  readonly rows: 'bookings' | 'payments';
  readonly table: string;
  /** The column of the anchored row's id. */
  readonly id: string;
  readonly type?: 1 | 2;
}

/** Finds anchors by the account that a list belongs to (0: everybody's) and a position. */
export interface Anchors extends AnchoredRows {
  readonly last: Prepared;
  readonly next: Prepared;
}

function anchorsOf(anchored: AnchoredRows): Anchors {
  const { table, id, type } = anchored;
  const found = (order: 'asc' | 'desc') =>
    prepared(`select position, created_at::text as "createdAt", ${id} as id from ${table}
               where user_id = $1 ${type === undefined ? '' : `and type = ${type}`} and position >= $2
               order by position ${order} limit 1`);
  return { ...anchored, last: found('desc'), next: found('asc') };
}

export const bookingAnchors = anchorsOf({ rows: 'bookings', table: 'booking_marks', id: 'booking_id' });

/** Registrations and fundings have anchors of their own. */
export const paymentAnchors = (type: 1 | 2): Anchors =>
  anchorsOf({ rows: 'payments', table: 'payment_marks', id: 'payment_id', type });

/** A row whose place in its list is known. */
interface Anchor {
  /** How many of the list are as old as this one or older. */
  position: number;
  /** As the database writes it, which is finer than a Date. */
  createdAt: string;
  id: number;
}

/** What is counted by anchors of its own; without them from its beginning. */
export interface AnchoredPart {
  readonly filters: readonly Filter[];
  readonly anchors: Anchors | undefined;
}

const ownerOf = ({ filters }: List): number => filters.find(({ ownerId }) => ownerId)?.ownerId ?? 0;

/** A query of its own, so that the one that reads from the anchor on is planned by its values. */
const findAnchor = async (db: Queryable, sql: Prepared, params: readonly unknown[]) =>
  (await db.query<Anchor>(sql, params)).rows[0];

const beside = ({ createdAt, id }: Anchor, sign: '>' | '<=', list: List): Filter[] => [
  // Redundant, but what the planner can estimate.
  filter(createdAt, (at) => `${list.createdAt} ${sign === '>' ? '>=' : '<='} ${at}::timestamptz`),
  filter([createdAt, String(id)], (anchor) => {
    const [at, key] = [`(${anchor}::text[])[1]::timestamptz`, `(${anchor}::text[])[2]::bigint`];
    return `(${list.createdAt}, ${list.id}) ${sign} (${at}, ${key})`;
  }),
];

/** Counted from the last anchor on. */
async function countPart(db: Queryable, list: List, { filters, anchors }: AnchoredPart): Promise<number> {
  const anchor = anchors && (await findAnchor(db, anchors.last, [ownerOf(list), 0]));
  const { where, params } = whereOf([...filters, ...(anchor ? beside(anchor, '>', list) : [])]);
  const sql = `select count(*) as count from ${list.from} where ${where}`;
  const counted = await db.query<{ count: number }>(anchors ? prepared(sql) : sql, params);
  return (anchor?.position ?? 0) + onlyRow(counted).count;
}

interface Stretch {
  readonly filters: readonly Filter[];
  readonly order: 'asc' | 'desc';
  readonly skipped: number;
  readonly limit: number;
}

async function idsOf(
  db: Queryable,
  { from, createdAt, id }: List,
  { filters, order, skipped, limit }: Stretch,
): Promise<number[]> {
  const { where, params } = whereOf(filters);
  const sql = `select ${id} as id from ${from} where ${where} order by ${createdAt} ${order}, ${id} ${order} limit ${limit}`;
  const { rows } = await db.query<{ id: number }>(
    skipped === 0 ? prepared(sql) : `${sql} offset ${skipped}`,
    params,
  );
  return rows.map((row) => row.id);
}

/** Reached from the nearest later anchor; without one, from the nearer end. Only a single part's anchors tell. */
async function idsAt(
  db: Queryable,
  list: List,
  { offset, pageSize, total }: PageRequest & { total: number },
): Promise<number[]> {
  if (offset >= total) return [];
  const fromOldest = total - offset;
  const limit = Math.min(pageSize, fromOldest);
  const [part, ...others] = list.anchored ?? [];
  const anchors = others.length === 0 ? part?.anchors : undefined;
  const anchor = anchors && (await findAnchor(db, anchors.next, [ownerOf(list), fromOldest]));
  if (anchor) {
    const filters = [...list.filters, ...beside(anchor, '<=', list)];
    return idsOf(db, list, { filters, order: 'desc', skipped: anchor.position - fromOldest, limit });
  }
  const fromTheEnd = fromOldest - limit;
  const backwards = offset > fromTheEnd;
  const order = backwards ? 'asc' : 'desc';
  const skipped = Math.min(offset, fromTheEnd);
  const ids = await idsOf(db, list, { filters: list.filters, order, skipped, limit });
  return backwards ? ids.reverse() : ids;
}

/** A list, the newest first, that is paged by anchors among its rows and not by what comes before the page. */
export function pageByAnchors(db: Queryable, list: List, { offset, pageSize }: PageRequest): FoundPage {
  const counting = Promise.all((list.anchored ?? []).map((part) => countPart(db, list, part))).then(
    (counts) => counts.reduce((sum, count) => sum + count, 0),
  );
  // The first page is found without knowing how many there are.
  const ids =
    offset === 0
      ? idsOf(db, list, { filters: list.filters, order: 'desc', skipped: 0, limit: pageSize })
      : counting.then((total) => idsAt(db, list, { offset, pageSize, total }));
  return { ids, count: counting.then((total) => ({ total })) };
}
