import { formatNaira, lagosDate, lagosTime } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/index.ts';
import { nameSql } from '../../../db/index.ts';
import { enqueue, job, type PeriodicJob } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { bookOfficers } from './assignLine.ts';
import { isOpenLineSql } from './lineRow.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toldAfterDays = 5;
const beginOfWork = '07:00';

interface OpenFile {
  id: number;
  name: string;
  lines: number;
  grossKobo: number;
}

/** Files with lines that nobody resolved, or whose suspense nobody decided, for longer than five days. */
async function openFiles(db: Queryable, now: Date): Promise<OpenFile[]> {
  const { rows } = await db.query<OpenFile>(
    `select f.id, f.name, count(*)::int as lines, sum(abs(l.gross_kobo))::bigint as "grossKobo"
       from settlement_files f join settlement_lines l on l.file_id = f.id
      where f.uploaded_at < $1
        and ${isOpenLineSql('l')}
      group by f.id order by f.uploaded_at, f.id`,
    [new Date(now.getTime() - toldAfterDays * dayMs)],
  );
  return rows;
}

interface Payload {
  userId: number;
}

/** Drawn when it leaves: what is done by then is not told. */
export const openLinesLetter = job<Payload>(
  'books.remind',
  async ({ db, mailer, config, clock }, { userId }, id) => {
    const { rows } = await db.query<{ email: string; name: string }>(
      `select u.email, ${nameSql('u')} as name from users u where u.id = $1 and u.status = 'Active'`,
      [userId],
    );
    const files = await openFiles(db, clock.now());
    const [officer] = rows;
    if (!officer || files.length === 0) return;
    const letter = compose({
      to: officer.email,
      name: officer.name,
      subject: 'Lines of settlement files are open for more than five days',
      paragraphs: ['Post, ignore or decide them, so that the month can be closed.'],
      facts: files.map((file) => [
        file.name,
        `${file.lines === 1 ? '1 line' : `${file.lines} lines`}, ${formatNaira(file.grossKobo)}`,
      ]),
      links: [
        { label: 'Lines to resolve', url: portalLinks.openLines(config, 'unresolved') },
        { label: 'Lines in suspense', url: portalLinks.openLines(config, 'suspense') },
      ],
    });
    await mailer.send(letter, id);
  },
  'mail',
);

/** Once a day from seven in the morning; a day without open lines is asked again until it is over. */
export async function queueReminders({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  if (lagosTime(now) < beginOfWork || (await openFiles(db, now)).length === 0) return;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'insert into book_reminders (day, queued_at) values ($1, $2) on conflict do nothing',
      [lagosDate(now), now],
    );
    if (rowCount === 0) return;
    for (const { id } of await bookOfficers(tx)) await enqueue(tx, openLinesLetter, { userId: id });
  });
}

export const dailyReminder: PeriodicJob = {
  kind: 'books.dailyReminder',
  everyMs: hourMs,
  run: queueReminders,
};
