import { dayMs } from 'shared-api/rules';
import type { PeriodicJob } from '../../../jobs/index.ts';

/** A server that dies during a registration leaves files without an account. */
export const sweepFiles: PeriodicJob = {
  kind: 'accounts.sweepFiles',
  everyMs: dayMs,
  async run({ db, files }) {
    const stored = await files.storedBefore(new Date(Date.now() - dayMs));
    const { rows } = await db.query<{ key: string }>(
      `select storage_key as key from client_files where storage_key = any($1::text[])
        union all select storage_key from meeting_pictures where storage_key = any($1::text[])`,
      [stored],
    );
    const owned = new Set(rows.map(({ key }) => key));
    await Promise.all(stored.filter((key) => !owned.has(key)).map((key) => files.remove(key)));
  },
};
