import type { Adjustment } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { nameSql } from '../../db/index.ts';
import { type ProposalRow, proposalColumns, proposalReply, proposalUsers } from '../../proposals.ts';

export interface AdjustmentRow extends ProposalRow<Adjustment['status']> {
  id: number;
  userId: number;
  clientName: string;
  amountKobo: number;
  /** Whose money it enters; null for any other correction. */
  paymentId: number | null;
  /** Where a payment arrived that is confirmed by hand; null where what the gateway reports is accepted. */
  arrived: 'gateway' | 'bank' | null;
  paymentType: number | null;
  invoiceId: string | null;
  settles: boolean | null;
}

export const selectAdjustments = `
  select a.id, a.owner_id as "userId", ${nameSql('client')} as "clientName", a.amount_kobo as "amountKobo",
         ${proposalColumns('a')}, payment.id as "paymentId", a.arrived, payment.type as "paymentType", payment.invoice_id as "invoiceId",
         payment.accepted_kobo is null or payment.accepted_kobo > payment.amount_kobo as settles
    from adjustments a ${proposalUsers('a')}
    join users client on client.id = a.owner_id
    left join payments payment on payment.id = a.payment_id`;

export const toAdjustment = (row: AdjustmentRow): Adjustment => ({
  id: row.id,
  applicationUserId: row.userId,
  business_Name: row.clientName,
  amount: nairaFromKobo(row.amountKobo),
  ...proposalReply(row),
  payment:
    row.paymentId === null
      ? null
      : {
          transactionId: row.paymentId,
          transactionType: row.paymentType ?? 2,
          invoiceNumber: row.invoiceId ?? '',
          settles: row.settles ?? false,
          arrived: row.arrived,
        },
});
