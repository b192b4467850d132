import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ open: boolean }>();

/** Runs a transaction's work so that a statement outside it can be noticed. */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await scope.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/** A verb that asks the database beside its own transaction would wait for itself for ever, or read stale rows. */
export function refuseWithinTransaction(): void {
  if (scope.getStore()?.open) throw new Error('A transaction is open: use its tx instead of the database');
}
