import { formatNaira, maxPaperLines, monthBefore, type Period, periodText } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { enqueue, job, type PeriodicJob } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { drawnStatement } from './statementDocument.ts';
import { statementOf } from './statementOf.ts';

const hourMs = 3_600_000;

interface Payload {
  userId: number;
  from: string;
  to: string;
}

async function attached(context: AppContext, userId: number, period: Period) {
  const { name, content } = await drawnStatement(context, userId, period);
  return { name, contentType: 'application/pdf', contentBase64: content.toString('base64') };
}

/** Drawn when the letter leaves, unless it is too long for a paper; whoever no longer wants it by then gets none. */
export const mailStatement = job<Payload>(
  'statements.mail',
  async (context, { userId, ...period }, id) => {
    const { rows } = await context.db.query<{ email: string }>(
      `select email from users where id = $1 and statement_mail and status <> 'Deactivated'`,
      [userId],
    );
    const [client] = rows;
    if (!client) return;
    const { lineCount, ...statement } = await statementOf(context.db, userId, period, {
      limit: 0,
      offset: 0,
    });
    const isDrawn = lineCount <= maxPaperLines;
    const letter = compose({
      to: client.email,
      name: statement.name,
      subject: `Your statement, ${periodText(period)}`,
      paragraphs: [
        isDrawn
          ? 'Your statement is attached.'
          : `Your statement has ${lineCount} changes, more than a paper takes: export it on its page.`,
        'You asked for it each month; you can end that on its page.',
      ],
      facts: [
        ['Opening balance', formatNaira(statement.openingKobo)],
        ['In', formatNaira(statement.inKobo)],
        ['Out', formatNaira(statement.outKobo)],
        ['Closing balance', formatNaira(statement.closingKobo)],
      ],
      links: [{ label: 'View the statement', url: portalLinks.statement(context.config, period) }],
      attachments: isDrawn ? [await attached(context, userId, period)] : [],
    });
    await context.mailer.send(letter, id);
  },
  'mail',
);

/** Queues what is due of the month that ended; an hour after its end, when whatever was posted in it is committed. */
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
    for (const { id } of rows) await enqueue(tx, mailStatement, { userId: id, ...period });
  });
}

export const monthlyStatements: PeriodicJob = {
  kind: 'statements.monthly',
  everyMs: hourMs,
  run: queueStatements,
};
