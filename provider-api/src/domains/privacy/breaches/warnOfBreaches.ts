import { breachHours } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { PeriodicJob } from '../../../jobs/job.ts';
import { tellOfficer } from '../tellOfficer.ts';

/** The urgent warning is first, so that a breach that was entered late gets only this warning. */
export const warnOfBreaches = {
  kind: 'privacy.warnOfBreaches',
  everyMs: 5 * 60_000,
  run: (context: AppContext) =>
    context.db.transaction(async (tx) => {
      const before = (hours: number) => new Date(context.clock.now().getTime() - hours * 3_600_000);
      for (const hours of [breachHours.urgent, breachHours.reminder]) {
        const { rows } = await tx.query<{ id: number }>(
          `update breaches set warned_hours = $2
            where report_number is null and known_at <= $1 and warned_hours < $2 returning id`,
          [before(hours), hours],
        );
        for (const { id } of rows) await tellOfficer(tx, context, 'breach.due', { breachId: id, hours });
      }
    }),
} satisfies PeriodicJob;
