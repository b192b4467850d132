import type { Adjustment } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { nameSql } from '../../db/index.ts';

export interface AdjustmentRow {
  id: number;
  userId: number;
  clientName: string;
  amountKobo: number;
  reason: string;
  status: Adjustment['status'];
  proposedBy: number;
  proposer: string;
  proposedAt: Date;
  decidedBy: number | null;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  /** Whose money it enters; null for any other correction. */
  paymentId: number | null;
  paymentType: number | null;
  invoiceId: string | null;
  settles: boolean | null;
}

export const selectAdjustments = `
  select a.id, a.application_user_id as "userId", ${nameSql('client')} as "clientName", a.amount_kobo as "amountKobo",
         a.reason, a.status, a.proposed_by as "proposedBy", ${nameSql('proposer')} as proposer,
         a.proposed_at as "proposedAt", a.decided_by as "decidedBy", a.decided_at as "decidedAt",
         case when decider.id is null then null else ${nameSql('decider')} end as decider,
         a.decision_reason as "decisionReason",
         payment.id as "paymentId", payment.type as "paymentType", payment.invoice_id as "invoiceId",
         payment.accepted_kobo is null or payment.accepted_kobo > payment.amount_kobo as settles
    from adjustments a
    join users client on client.id = a.application_user_id
    join users proposer on proposer.id = a.proposed_by
    left join payments payment on payment.id = a.payment_id
    left join users decider on decider.id = a.decided_by`;

export const toAdjustment = (row: AdjustmentRow): Adjustment => ({
  id: row.id,
  applicationUserId: row.userId,
  business_Name: row.clientName,
  amount: nairaFromKobo(row.amountKobo),
  reason: row.reason,
  status: row.status,
  proposedBy: { id: row.proposedBy, name: row.proposer },
  dateCreated: row.proposedAt.toISOString(),
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decider ?? '' },
  dateDecided: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
  payment:
    row.paymentId === null
      ? null
      : {
          transactionId: row.paymentId,
          transactionType: row.paymentType ?? 2,
          invoiceNumber: row.invoiceId ?? '',
          settles: row.settles ?? false,
        },
});
