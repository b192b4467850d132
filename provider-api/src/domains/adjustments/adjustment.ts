import type { Adjustment } from 'shared-api/contract';
import { formatNgn, nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordActivity } from '../activities/index.ts';
import { postAdjustment } from '../ledger/index.ts';
import { acceptReceived, enterConfirmed } from '../payments/index.ts';
import {
  defineProposal,
  type ProposalRow,
  proposalColumns,
  proposalReply,
  proposalUsers,
} from '../proposals/index.ts';

interface AdjustmentRow extends ProposalRow {
  userId: number;
  clientName: string;
  amountKobo: number;
  /** The adjustment sets this payment to Paid. Other adjustments have null. */
  paymentId: number | null;
  /** If a person confirmed the payment, this says where its money arrived. */
  arrived: 'gateway' | 'bank' | null;
  paymentType: number | null;
  invoiceId: string | null;
}

const select = `
  select a.owner_id as "userId", ${nameSql('client')} as "clientName", a.amount_kobo as "amountKobo",
         ${proposalColumns('a')}, payment.id as "paymentId", a.arrived, payment.type as "paymentType", payment.invoice_id as "invoiceId"
    from adjustments a ${proposalUsers('a')}
    join users client on client.id = a.owner_id
    left join payments payment on payment.id = a.payment_id`;

const toReply = (row: AdjustmentRow): Adjustment => ({
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
          arrived: row.arrived,
        },
});

async function apply(tx: Tx, ctx: Context, adjustment: AdjustmentRow): Promise<void> {
  const { id, paymentId, arrived, userId, amountKobo, reason } = adjustment;
  await publish(tx, { type: 'transaction', id: null, staff: true });
  if (paymentId !== null && arrived) return enterConfirmed(tx, ctx, { paymentId, reason, arrived });
  if (paymentId !== null) return acceptReceived(tx, ctx, { paymentId, paidKobo: amountKobo, reason });
  const at = ctx.clock.now();
  const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
  const description = `Wallet ${change}: ${reason}`;
  await recordActivity(tx, { userId, description, at, needs: 'transactions.readFunds' });
  await publish(tx, { type: 'wallet', id: null, userId });
  await postAdjustment(tx, { adjustmentId: id, walletUserId: userId, amountKobo, actorId: ctx.actor.id, at });
}

export const adjustment = defineProposal<AdjustmentRow, Adjustment>({
  name: 'adjustment',
  table: 'adjustments',
  alias: 'a',
  select,
  toReply,
  audited: (row) => ({ subject: ['adjustment', row.id], after: toReply(row) }),
  event: ({ id }) => ({ type: 'adjustment', id }),
  apply,
});
