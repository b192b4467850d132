import type { Permission } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';

export const isToLookAt = 'attention is not null';

export type Arrived = 'gateway' | 'bank';

export interface Payment {
  id: number;
  kind: 'funding' | 'registration';
  userId: number;
  amountKobo: number;
  status: 'Paid' | 'Unpaid';
  closedAs: 'Expired' | 'Cancelled' | null;
  deactivatedAt: Date | null;
  attention: string | null;
  gatewayAmountKobo: number | null;
  /**
   * True means that a settlement file put the money in suspense. Nothing may credit it until two people have
   * decided about it.
   */
  toSuspense: boolean;
  /** Two people approved the credit of this amount. Null means that no approval was needed. */
  settledKobo: number | null;
  confirmedBy: number | null;
  orderId: string;
  rrr: string | null;
  invoiceId: string;
  code: string;
  createdAt: Date;
  issueAttempts: number;
  forOrder: number | null;
  payerName: string;
  payerEmail: string;
  payerPhone: string;
}

export const activityReaders = {
  funding: 'transactions.readFunds',
  registration: 'transactions.readRegistrations',
} as const satisfies Record<Payment['kind'], Permission>;

export const decidedInSuspense =
  'A settlement file brought its money to suspense: two people decide there whose it is';

const selectPayment = `
  select p.id, p.kind, p.owner_id as "userId", p.amount_kobo as "amountKobo", p.status,
         p.closed_as as "closedAs", p.deactivated_at as "deactivatedAt", p.attention,
         p.gateway_amount_kobo as "gatewayAmountKobo", p.settled_kobo as "settledKobo",
         p.confirmed_by as "confirmedBy", p.to_suspense as "toSuspense",
         p.order_id as "orderId", p.rrr, p.invoice_id as "invoiceId", p.code, p.created_at as "createdAt",
         p.issue_attempts as "issueAttempts", p.for_order as "forOrder",
         ${nameSql('u')} as "payerName",
         u.email as "payerEmail", coalesce(u.phone_number, '') as "payerPhone"
    from payments p join users u on u.id = p.owner_id
   where p.id = $1`;

export async function findPayment(db: Queryable, id: number): Promise<Payment | undefined> {
  return db.first<Payment>(selectPayment, [id]);
}
