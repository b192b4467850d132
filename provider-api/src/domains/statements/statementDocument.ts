import type {
  clientStatementDocument as clientEndpoint,
  statementDocument as endpoint,
} from 'shared-api/contract';
import { type Period, statementPdfName } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { renderStatement } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { currentAuthority } from '../../settings/index.ts';
import { lineText, passengersText } from './lineText.ts';
import { statementOf } from './statementOf.ts';

/** A statement on the authority's paper, and whose it is. */
export async function drawnStatement(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  userId: number,
  period: Period,
) {
  const { lines, ...statement } = await statementOf(db, userId, period);
  const content = await renderStatement({
    ...statement,
    period,
    lines: lines.map((line) => ({ ...line, what: lineText(line), passengers: passengersText(line) })),
    printedAt: clock.now(),
    authority: await currentAuthority(db, config),
  });
  return { name: statementPdfName(period), content, statement };
}

async function documentReply(ctx: AppContext, userId: number, period: Period) {
  const { name, content } = await drawnStatement(ctx, userId, period);
  return fileReply({ name, type: 'application/pdf', content, sizeBytes: content.length });
}

export const statementDocument: Verb<typeof endpoint> = (ctx, { query }) =>
  documentReply(ctx, ctx.actor.id, query);

export const clientStatementDocument: Verb<typeof clientEndpoint> = (ctx, { params, query }) =>
  documentReply(ctx, params.id, query);
