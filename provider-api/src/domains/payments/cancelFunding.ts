import type { cancelFunding as endpoint } from 'shared-api/contract';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { recordAudit } from '../activities/index.ts';
import {
  findTransaction,
  readTransaction,
  type TransactionRow,
  toTransaction,
} from '../transactions/index.ts';
import { afterClosing } from './closeFunding.ts';
import { findPayment, type Payment } from './payment.ts';

function refuse({ status, kind, attention }: Payment, byStaff: boolean): void {
  if (status === 'Paid') throw new BadRequest('A paid invoice cannot be canceled');
  if (kind !== 'funding') throw new BadRequest('Only the invoice of a wallet funding can be canceled');
  if (attention !== null && !byStaff)
    throw new BadRequest('A payment for this invoice is being looked into: it cannot be canceled');
}

/** The owner, or the finance office, gives up an unpaid funding. Again is no second time. */
export const cancelFunding: Verb<typeof endpoint> = async (ctx, { params }) => {
  const { db, actor, clock, config } = ctx;
  const { transactionId } = await findTransaction(db, actor, String(params.id));
  const row = await db.transaction(async (tx): Promise<TransactionRow | undefined> => {
    await tx.query('select id from payments where id = $1 for update', [transactionId]);
    const payment = await findPayment(tx, transactionId);
    if (!payment) throw new BadRequest('Only the invoice of a wallet funding can be canceled');
    const byStaff = may(actor, 'payments.confirm');
    refuse(payment, byStaff);
    if (payment.closedAs === null) {
      const at = clock.now();
      await tx.query(
        `update payments set closed_at = $2, closed_as = 'Cancelled', closed_by = $3, attention = null where id = $1`,
        [payment.id, at, actor.id],
      );
      if (byStaff)
        await recordAudit(tx, ctx, {
          action: 'payment.canceled',
          subject: ['payment', payment.id],
          before: { status: payment.status, attention: payment.attention },
          after: { status: 'Cancelled' },
        });
      await afterClosing(tx, { ...payment, closedAs: 'Cancelled', at });
    }
    return readTransaction(tx, transactionId);
  });
  if (!row) throw new Error(`Transaction ${transactionId} is missing`);
  return { data: toTransaction(row, config), message: 'Invoice canceled successfully' };
};
