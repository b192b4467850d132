import type { RowOutcome } from 'shared-api/rules';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';

/** What became of one row of many. */
export interface RowResult<Status extends string> {
  id: number;
  name: string | null;
  status: Status | null;
  outcome: RowOutcome;
  why: string | null;
}

/** A refusal's own text; anything else is a fault. */
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
 * Works through rows one after the other. A row that fails with a fault is reported and logged, and does not keep the
 * later ones from their turn: what was done before it is committed already.
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
