import { hourMs, monthBefore } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { tell } from '../../telling/tell.ts';

/** A month counts as ended one hour after its end, when all its postings are committed. */
export async function queueStatements({ db, clock }: AppContext): Promise<void> {
  const period = monthBefore(new Date(clock.now().getTime() - hourMs), 1);
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `update users set statement_mailed_month = $1::date
        where statement_mail and status <> 'Deactivated'
          and (statement_mailed_month is null or statement_mailed_month < $1::date)
      returning id`,
      [period.from],
    );
    for (const { id } of rows) await tell(tx, id, 'statement.monthly', period);
  });
}

export const monthlyStatements: PeriodicJob = {
  kind: 'statements.monthly',
  everyMs: hourMs,
  run: queueStatements,
};
