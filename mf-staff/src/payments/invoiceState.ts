import { koboOf } from 'shared-api';
import type { InvoicedPayment } from 'shared-api/contract';
import { formatNaira } from 'shared-api/rules';

/** What is wrong with a payment, and what the finance office does about it. */
export function attentionText({ attention, amount, paidAmount }: InvoicedPayment): string | undefined {
  const paid = paidAmount === null ? undefined : koboOf(paidAmount);
  const apart = paid === undefined ? '' : ` by ${formatNaira(Math.abs(koboOf(amount) - paid))}`;
  switch (attention) {
    case 'underpaid':
      return `Underpaid${apart}. Credit what was paid by an adjustment, then cancel the invoice.`;
    case 'overpaid':
      return `Overpaid${apart}. Confirm the payment, then credit the difference by an adjustment.`;
    case 'mismatch':
      return 'The gateway reports another order. Ask it which one before anything is confirmed.';
    default:
      return undefined;
  }
}

/** What an adjustment for it would begin with: all that came, or what came too much. */
export function adjustmentKobo({ attention, amount, paidAmount }: InvoicedPayment): number | undefined {
  if (paidAmount === null) return undefined;
  if (attention === 'underpaid') return koboOf(paidAmount);
  return attention === 'overpaid' ? koboOf(paidAmount) - koboOf(amount) : undefined;
}

/** Whether it is still waited for: neither paid nor given up. */
export const isOpen = ({ paymentStatus, status }: InvoicedPayment): boolean =>
  paymentStatus === 'Unpaid' && status !== 'Expired' && status !== 'Cancelled';

/** A smaller payment is no payment of the invoice: the server refuses to confirm it. */
export const mayConfirm = (payment: InvoicedPayment): boolean =>
  payment.paymentStatus === 'Unpaid' && payment.attention !== 'underpaid';
