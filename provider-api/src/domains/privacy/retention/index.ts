import type { AppContext } from '../../../appContext.ts';
import type { Verb } from '../../../http/context.ts';
import type { PeriodicJob } from '../../../jobs/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { dryRunAccounts, eraseOldAccounts } from './oldAccounts.ts';
import { dryRunListed, forgetListed } from './retention.ts';

export const retentionDryRun: Verb<'retentionDryRun'> = async ({ db, clock, config }) => {
  const settings = await readSettings(db, config);
  const now = clock.now();
  return {
    data: [...(await dryRunAccounts(db, settings, now)), ...(await dryRunListed(db, settings, now))],
  };
};

const forgetPayers = async ({ db, clock }: AppContext): Promise<number> =>
  (
    await db.query(
      'update users set payer_name = null, payer_kept_until = null where payer_kept_until < $1',
      [clock.now()],
    )
  ).rowCount;

/** Accounts are erased first, so that their rows are not counted twice. */
export async function forgetOld(context: AppContext): Promise<number> {
  const settings = await readSettings(context.db, context.config);
  const accounts = await eraseOldAccounts(context, settings);
  return accounts + (await forgetListed(context, settings)) + (await forgetPayers(context));
}

export const daily: PeriodicJob = {
  kind: 'privacy.retention',
  everyMs: 24 * 3_600_000,
  waitsAtFirst: true,
  run: async (context) => {
    const rows = await forgetOld(context);
    context.log.info({ rows }, 'forgot what is past its retention');
  },
};
