import { dayMs, hourMs, lagosDate, lagosTime } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/index.ts';
import type { PeriodicJob } from '../../../jobs/index.ts';
import { tell } from '../../../telling/tell.ts';
import { staffWith } from '../../accounts/index.ts';
import { isOpenLineSql } from './lineRow.ts';

const toldAfterDays = 5;
const beginOfWork = '07:00';

interface OpenFile {
  id: number;
  name: string;
  lines: number;
  grossKobo: number;
}

export const openFiles = (db: Queryable, now: Date): Promise<OpenFile[]> =>
  db.all<OpenFile>(
    `select f.id, f.name, count(*)::int as lines, sum(abs(l.gross_kobo))::bigint as "grossKobo"
       from settlement_files f join settlement_lines l on l.file_id = f.id
      where f.uploaded_at < $1
        and ${isOpenLineSql('l')}
      group by f.id order by f.uploaded_at, f.id`,
    [new Date(now.getTime() - toldAfterDays * dayMs)],
  );

export async function queueReminders({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  if (lagosTime(now) < beginOfWork || (await openFiles(db, now)).length === 0) return;
  await db.transaction(async (tx) => {
    for (const { id } of await staffWith(tx, 'books.settle'))
      await tell(tx, id, 'lines.open', {}, lagosDate(now));
  });
}

export const dailyReminder: PeriodicJob = {
  kind: 'books.dailyReminder',
  everyMs: hourMs,
  run: queueReminders,
};
