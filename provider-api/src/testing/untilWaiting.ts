import type { Tx } from '../db/index.ts';

/** Resolves when `count` other transactions wait for locks of this transaction. */
export async function untilWaiting(tx: Tx, count: number): Promise<void> {
  const waiting =
    'select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))';
  while ((await tx.query(waiting)).rows.length < count);
}
