import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, mayRunAgain } from './failures.ts';

const scope = new AsyncLocalStorage<{ open: boolean }>();

export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await scope.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/** A query outside the open transaction would wait for the transaction for ever, or read old rows. */
export function refuseWithinTransaction(): void {
  if (scope.getStore()?.open) throw new Error('A transaction is open: use its tx instead of the database');
}

const isAborted = (thrown: unknown) => thrown instanceof DatabaseError && thrown.code === '25P02';

/**
 * After the first failure, each later statement of a transaction fails with 25P02: the first failure must be
 * reported.
 */
export function firstFailure() {
  let first: unknown;
  return {
    note: <T>(result: Promise<T>): Promise<T> =>
      result.catch((thrown: unknown) => {
        first ??= thrown;
        throw thrown;
      }),
    of: (thrown: unknown): unknown => (isAborted(thrown) ? (first ?? thrown) : thrown),
  };
}

const attempts = 4;

export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (thrown) {
      if (attempt === attempts || !mayRunAgain(thrown)) throw thrown;
      await pause(10 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
