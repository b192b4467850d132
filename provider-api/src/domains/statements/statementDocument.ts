import { maxPaperLines, type Period, statementPdfName } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { renderStatement } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { pdfReply } from '../../http/fileReply.ts';
import { portalLinks } from '../../portalLinks.ts';
import { currentAuthority } from '../../settings/index.ts';
import { recordAudit } from '../activities/index.ts';
import { issueCode } from '../papers/index.ts';
import { lineText, passengersText } from './lineText.ts';
import { statementOf } from './statementOf.ts';

export async function drawnStatement(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  userId: number,
  period: Period,
) {
  const now = clock.now();
  const { code, rows } = await issueCode({ db, now, lock: `statement ${userId}` }, async (tx) => {
    const read = await statementOf(tx, userId, period);
    return {
      rows: read,
      paper: { kind: 'statement', id: userId, part: `${period.from} ${period.to}` },
      facts: { date: period.to, from: period.from, amountKobo: read.closingKobo },
    };
  });
  const { lines, ...statement } = rows;
  const content = await renderStatement({
    ...statement,
    period,
    lines: lines.map((line) => ({ ...line, what: lineText(line), passengers: passengersText(line) })),
    verifyUrl: portalLinks.verify(config, code),
    printedAt: now,
    authority: await currentAuthority(db, config),
  });
  return { name: statementPdfName(period), content, statement };
}

async function drawnReply(ctx: AppContext, userId: number, period: Period) {
  const { lineCount } = await statementOf(ctx.db, userId, period, { limit: 0, offset: 0 });
  if (lineCount > maxPaperLines)
    throw new BadRequest(
      `A paper takes ${maxPaperLines} changes and the period has ${lineCount}: choose a shorter one, or export it`,
    );
  const { name, content } = await drawnStatement(ctx, userId, period);
  return { lineCount, reply: pdfReply(name, content) };
}

export const statementDocument: Verb<'statementDocument'> = async (ctx, { query }) =>
  (await drawnReply(ctx, ctx.actor.ownerId, query)).reply;

export const clientStatementDocument: Verb<'clientStatementDocument'> = async (ctx, { params, query }) => {
  const { lineCount, reply } = await drawnReply(ctx, params.id, query);
  await ctx.db.transaction((tx) =>
    recordAudit(tx, ctx, {
      action: 'client.statement.taken',
      subject: ['client', params.id],
      after: { ...query, rows: lineCount },
    }),
  );
  return reply;
};
