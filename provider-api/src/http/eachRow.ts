import type { RowOutcome } from 'shared-api/rules';
import type { Context } from './context.ts';
import { Invalid, Refusal } from './errors.ts';

export interface RowResult<Status extends string> {
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

export interface WantedMove<Status extends string> {
  id: number;
  from: string;
  to: Status;
  reason: string | undefined;
}

/**
 * Each row has its own transaction, so that one refused row does not stop the others. A repeated call changes
 * nothing.
 */
export async function moveRows<Status extends string>(
  ctx: Context,
  { Rows, Reason, to, needsReason }: Moves & { to: Status; needsReason: boolean },
  moveOne: (ctx: Context, wanted: WantedMove<Status>) => Promise<RowResult<Status>>,
): Promise<RowResult<Status>[]> {
  const reason = Reason?.trim() || undefined;
  if (needsReason && !reason) throw new Invalid({ Reason: ['Give a reason'] });
  return eachRow(
    ctx,
    Rows,
    ({ Id: id, From: from }) => moveOne(ctx, { id, from, to, reason }),
    (row) => ({ ...row, status: null }),
  );
}
