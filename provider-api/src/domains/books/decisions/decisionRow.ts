import type { BookDecision } from 'shared-api/contract';
import { type DecisionKind, nairaFromKobo } from 'shared-api/rules';
import { nameSql } from '../../../db/index.ts';
import { type ProposalRow, proposalColumns, proposalReply, proposalUsers } from '../../proposals/index.ts';

export interface DecisionRow extends ProposalRow {
  kind: DecisionKind;
  amountKobo: number;
  lineId: number | null;
  fileId: number;
  rrr: string;
  paymentId: number | null;
  paymentType: number;
  invoiceId: string;
  walletUserId: number | null;
  clientName: string;
  openingDay: string | null;
  feeKobo: number | null;
  stillOpen: number[] | null;
}

export const selectDecisions = `
  select d.kind, d.amount_kobo as "amountKobo", d.line_id as "lineId", l.file_id as "fileId", l.rrr,
         d.payment_id as "paymentId", p.type as "paymentType", p.invoice_id as "invoiceId",
         d.wallet_user_id as "walletUserId", ${nameSql('client')} as "clientName",
         d.opening_day as "openingDay", d.fee_kobo as "feeKobo", d.still_open as "stillOpen", ${proposalColumns('d')}
    from book_decisions d ${proposalUsers('d')}
    left join settlement_lines l on l.id = d.line_id
    left join payments p on p.id = d.payment_id
    left join users client on client.id = d.wallet_user_id`;

const openingOf = ({ openingDay, feeKobo, stillOpen }: DecisionRow): BookDecision['opening'] =>
  openingDay === null
    ? null
    : { day: openingDay, fee: nairaFromKobo(feeKobo ?? 0), stillOpen: stillOpen?.length ?? 0 };

export const toDecision = (row: DecisionRow): BookDecision => ({
  kind: row.kind,
  amount: nairaFromKobo(row.amountKobo),
  line: row.lineId === null ? null : { id: row.lineId, fileId: row.fileId, rrrNo: row.rrr },
  payment:
    row.paymentId === null
      ? null
      : { transactionId: row.paymentId, transactionType: row.paymentType, invoiceNumber: row.invoiceId },
  client: row.walletUserId === null ? null : { id: row.walletUserId, name: row.clientName },
  opening: openingOf(row),
  ...proposalReply(row),
});
