import { bookingStatusWords, type RowOutcome } from 'shared-api/rules';
import type { Queryable, Tx } from '../db/index.ts';
import type { Context } from './context.ts';
import { Invalid, Refusal } from './errors.ts';

interface RowResult<Status extends string> {
  id: number;
  name: string | null;
  status: Status | null;
  outcome: RowOutcome;
  why: string | null;
}

export function refusalText(thrown: unknown): string {
  if (thrown instanceof Refusal) return thrown.message;
  throw thrown;
}

interface FailedRow {
  id: number;
  name: null;
  outcome: 'failed';
  why: string;
}

const brokeOff = 'Something went wrong with this row. Try it again';

/**
 * A fault in one row is logged and reported for this row. The later rows are still handled, because the
 * earlier rows are already committed.
 */
export async function eachRow<Row extends { Id: number }, Result>(
  { log }: Context,
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
  failed: (row: FailedRow) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of new Map(rows.map((one) => [one.Id, one])).values()) {
    try {
      results.push(await work(row));
    } catch (fault) {
      log.error({ err: fault, row: row.Id }, 'one row of many failed');
      results.push(failed({ id: row.Id, name: null, outcome: 'failed', why: brokeOff }));
    }
  }
  return results;
}

interface Moves {
  Rows: readonly { Id: number; From: string }[];
  Reason?: string | null | undefined;
}

interface Moving<Row, Status extends string> {
  to: Status;
  needsReason: boolean;
  /** If the caller cannot see the row, the row is refused with this reason. */
  missing: string;
  find: (on: Queryable, id: number) => Promise<Row | undefined>;
  lock: (tx: Tx, id: number) => Promise<Row | undefined>;
  shown: (row: Row) => { id: number; name: string; status: Status };
  move: (tx: Tx, row: Row, reason: string | undefined) => Promise<unknown>;
}

async function moveOne<Row, Status extends string>(
  { db }: Context,
  { Id: id, From: from }: Moves['Rows'][number],
  { to, missing, find, lock, shown, move, reason }: Moving<Row, Status> & { reason: string | undefined },
): Promise<RowResult<Status>> {
  const unknown: RowResult<Status> = { id, name: null, status: null, outcome: 'refused', why: missing };
  const unmoved = (row: Row): RowResult<Status> | undefined => {
    const { status } = shown(row);
    if (status === to) return { ...shown(row), outcome: 'same', why: null };
    if (status === from) return undefined;
    return {
      ...shown(row),
      outcome: 'changed',
      why: `Changed to ${bookingStatusWords(status)} in the meantime`,
    };
  };
  try {
    return await db.transaction(async (tx): Promise<RowResult<Status>> => {
      const row = await lock(tx, id);
      if (!row) return unknown;
      const asItIs = unmoved(row);
      if (asItIs) return asItIs;
      await move(tx, row, reason);
      return { ...shown(row), status: to, outcome: 'moved', why: null };
    });
  } catch (refusal) {
    const why = refusalText(refusal);
    const row = await find(db, id);
    return row ? (unmoved(row) ?? { ...shown(row), outcome: 'refused', why }) : unknown;
  }
}

/**
 * Each row has its own transaction, so that one refused row does not stop the others. A repeated call changes
 * nothing.
 */
export async function moveRows<Row, Status extends string>(
  ctx: Context,
  { Rows, Reason }: Moves,
  moving: Moving<Row, Status>,
): Promise<RowResult<Status>[]> {
  const reason = Reason?.trim() || undefined;
  if (moving.needsReason && !reason) throw new Invalid({ Reason: ['Give a reason'] });
  return eachRow(
    ctx,
    Rows,
    (row) => moveOne(ctx, row, { ...moving, reason }),
    (row) => ({ ...row, status: null }),
  );
}
