import type { SettlementLineShown } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable, type Tx } from '../../../db/index.ts';
import { Conflict, orNotFound } from '../../../http/errors.ts';
import { suspenseKobo } from '../../ledger/index.ts';

export interface LineRow {
  id: number;
  fileId: number;
  fileName: string;
  number: number;
  rrr: string;
  grossKobo: number;
  feeKobo: number;
  paidAt: Date | null;
  settledAt: Date | null;
  reference: string | null;
  state: SettlementLineShown['state'];
  resolved: 'posted' | 'ignored' | null;
  resolver: string | null;
  resolvedAt: Date | null;
  ignoredReason: string | null;
  note: string | null;
  assignedId: number | null;
  assignedName: string | null;
  suspenseKobo: number;
  decisionProposed: boolean;
  paymentId: number | null;
  paymentType: number;
  paymentStatus: string;
  /**
   * True means that the gateway may still report the payment. Posting the line now could credit the payment
   * twice.
   */
  waits: boolean;
  invoiceId: string;
  clientId: number;
  clientName: string;
  openKobo: number;
}

/** The first comparison allows PostgreSQL to use an index. */
export const inSuspenseSql = (line: string): string =>
  `(${line}.cleared_kobo <> ${line}.gross_kobo and ${suspenseKobo(line)} <> 0)`;

export const isOpenLineSql = (line: string): string => `(${line}.resolved is null or ${inSuspenseSql(line)})`;

/**
 * A line waits while its invoice is open and unpaid. If the invoice was closed, the gateway is asked after
 * the upload of the file, and the line waits for its reply.
 */
const waitsForGateway = `
  (l.gross_kobo > 0 and p.status = 'Unpaid' and not p.to_suspense
   and (p.closed_at is null
        or coalesce(p.answered_at < f.uploaded_at, true)))`;

export const selectLines = `
  select l.id, l.file_id as "fileId", f.name as "fileName", l.number, l.rrr, l.gross_kobo as "grossKobo", l.fee_kobo as "feeKobo",
         l.paid_at as "paidAt", l.settled_at as "settledAt", l.reference, l.state, l.resolved, l.resolved_at as "resolvedAt", l.ignored_reason as "ignoredReason", l.note,
         assigned.id as "assignedId", ${nameSql('assigned')} as "assignedName",
         case when resolver.id is null then null else ${nameSql('resolver')} end as resolver,
         ${suspenseKobo('l')} as "suspenseKobo",
         exists (select from book_decisions d where d.status = 'Proposed'
                    and (d.line_id = l.id
                         or d.payment_id = l.payment_id and l.state = 'differs' and l.resolved = 'posted')) as "decisionProposed",
         p.id as "paymentId", p.type as "paymentType", p.shown_status as "paymentStatus",
         ${waitsForGateway} as waits, p.invoice_id as "invoiceId",
         client.id as "clientId", ${nameSql('client')} as "clientName",
         coalesce(p.open_kobo, 0) as "openKobo"
    from settlement_lines l
    join settlement_files f on f.id = l.file_id
    left join users resolver on resolver.id = l.resolved_by
    left join users assigned on assigned.id = l.assigned_to
    left join payments p on p.id = l.payment_id
    left join users client on client.id = p.owner_id
   where l.id = any ($1::bigint[])`;

export const readLineRow = (db: Queryable, id: number): Promise<LineRow> =>
  orNotFound(db.first<LineRow>(selectLines, [[id]]), 'Line does not exist');

export async function unresolvedLine(tx: Tx, id: number): Promise<LineRow> {
  await tx.query('select id from settlement_lines where id = $1 for update', [id]);
  const row = await readLineRow(tx, id);
  if (row.resolved) throw new Conflict(`The line was ${row.resolved} by ${row.resolver}`, 'already_resolved');
  return row;
}

export const toLine = (row: LineRow): SettlementLineShown => ({
  id: row.id,
  file: { id: row.fileId, name: row.fileName },
  number: row.number,
  rrrNo: row.rrr,
  amount: nairaFromKobo(row.grossKobo),
  fee: nairaFromKobo(row.feeKobo),
  net: nairaFromKobo(row.grossKobo - row.feeKobo),
  datePaid: row.paidAt?.toISOString() ?? null,
  dateSettled: row.settledAt?.toISOString() ?? null,
  reference: row.reference,
  state: row.state,
  resolved: row.resolved,
  resolvedBy: row.resolver,
  dateResolved: row.resolvedAt?.toISOString() ?? null,
  ignoredReason: row.ignoredReason,
  note: row.note,
  assignedTo: row.assignedId === null ? null : { id: row.assignedId, name: row.assignedName ?? '' },
  suspense: nairaFromKobo(row.suspenseKobo),
  decisionProposed: row.decisionProposed,
  payment:
    row.paymentId === null
      ? null
      : {
          transactionId: row.paymentId,
          transactionType: row.paymentType,
          invoiceNumber: row.invoiceId,
          business_Name: row.clientName,
          clientId: row.clientId,
          status: row.paymentStatus,
          waits: row.waits,
          open: nairaFromKobo(row.openKobo),
        },
});
