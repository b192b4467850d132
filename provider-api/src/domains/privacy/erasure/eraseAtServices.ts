import type { PeriodicJob } from '../../../jobs/job.ts';
import { askAboutPerson } from '../../team-services/index.ts';

export const eraseAtServices: PeriodicJob = {
  kind: 'privacy.eraseAtServices',
  everyMs: 10 * 60_000,
  run: async (context) => {
    const { rows } = await context.db.query<{ id: number; name: string }>(
      `select id, unnest(erasure_waits_for) as name from users where erasure_waits_for <> '{}'`,
    );
    for (const { id, name } of rows) {
      const service = context.config.teamServices.find((each) => each.name === name);
      if (service && (await askAboutPerson(context, service, 'DELETE', id)) === undefined) continue;
      await context.db.query(
        'update users set erasure_waits_for = array_remove(erasure_waits_for, $2) where id = $1',
        [id, name],
      );
    }
  },
};
