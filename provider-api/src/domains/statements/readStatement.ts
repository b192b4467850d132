import { pageMeta, type Statement } from 'shared-api/contract';
import { statementPageSize as limit, nairaFromKobo, type Period } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { lineText, passengersText } from './lineText.ts';
import { type LineRow, type StatementRows, statementOf } from './statementOf.ts';

const instant = (text: string): string => new Date(text).toISOString();

const toEntry = (line: LineRow): Statement['lines'][number] => ({
  id: line.id,
  dateCreated: instant(line.createdAt),
  what: lineText(line),
  bookingId: line.bookingId,
  transactionId: line.paymentId,
  paper: line.paper,
  rrrNo: line.rrr,
  passengers: passengersText(line),
  in: nairaFromKobo(Math.max(line.amountKobo, 0)),
  out: nairaFromKobo(Math.max(-line.amountKobo, 0)),
  balance: nairaFromKobo(line.balanceKobo),
});

const toStatement = ({ from, to }: Period, rows: StatementRows): Statement => ({
  from,
  to,
  openingBalance: nairaFromKobo(rows.openingKobo),
  closingBalance: nairaFromKobo(rows.closingKobo),
  totalIn: nairaFromKobo(rows.inKobo),
  totalOut: nairaFromKobo(rows.outKobo),
  lines: rows.lines.map(toEntry),
  pending: rows.pending.map(({ id, createdAt, paper, rrr, amountKobo }) => ({
    transactionId: id,
    dateCreated: instant(createdAt),
    paper,
    rrrNo: rrr,
    amount: nairaFromKobo(amountKobo),
  })),
  mailed: rows.mailed,
});

export const readStatement: Verb<'readStatement'> = async ({ db, actor }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const offset = Math.min(Math.max(pageNumber - 1, 0) * limit, 1_000_000_000);
  const rows = await statementOf(db, actor.ownerId, query, { limit: pageNumber < 1 ? 0 : limit, offset });
  return { data: toStatement(query, rows), meta: pageMeta(pageNumber, rows.lineCount, limit) };
};
