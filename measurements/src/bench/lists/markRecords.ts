import { waitFor } from 'tooling/portal';
import type { BenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';

/** Each kind of marks that a job keeps for the lists, and its job. */
const jobOf = { booking_marks: 'bookings.mark', payment_marks: 'transactions.mark' } as const;

export type Marks = keyof typeof jobOf;

/** Lets the portal's own jobs mark what was put straight into the database, as they do every few minutes. */
export const markRecords = async (environment: BenchEnvironment, marks: readonly Marks[]): Promise<void> => {
  const sql = (statement: string) => runSql(environment.databaseUrl, statement);
  for (const name of marks) await sql(`delete from periodic_jobs where kind = '${jobOf[name]}'`);
  const marking = await environment.run({ RUN_JOBS: '1' });
  for (const name of marks)
    await waitFor(
      async () => (await sql(`select 1 from periodic_jobs where kind = '${jobOf[name]}'`)).length > 0,
      {
        what: `The start of ${jobOf[name]}`,
        timeoutMs: 60_000,
      },
    );
  // A server that is stopped finishes the job at work.
  await marking.stop();
  for (const name of marks) await sql(`vacuum analyze ${name}`);
};
