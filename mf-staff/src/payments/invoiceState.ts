import { formatNaira, koboOf } from 'shared-api/money';
import type { InvoicedPayment } from 'shared-api/payments';

export function attentionText({
  attention,
  amount,
  paidAmount,
  acceptanceProposed,
}: InvoicedPayment): string | undefined {
  if (acceptanceProposed) return 'Proposed by a colleague. Somebody else approves it under Adjustments.';
  const paid = paidAmount === null ? undefined : koboOf(paidAmount);
  const apart = paid === undefined ? '' : ` by ${formatNaira(Math.abs(koboOf(amount) - paid))}`;
  switch (attention) {
    case 'underpaid':
      return `Underpaid${apart}. Accept what was paid: the invoice is settled with it.`;
    case 'overpaid':
      return `Overpaid${apart}. Accept what was paid: the invoice is settled with it.`;
    case 'mismatch':
      return 'The gateway reports another order. Ask it which one before anything is confirmed.';
    default:
      return undefined;
  }
}

const isOtherAmount = ({ attention }: InvoicedPayment) =>
  attention === 'underpaid' || attention === 'overpaid';

export const mayAccept = (payment: InvoicedPayment): boolean =>
  isOtherAmount(payment) && payment.paidAmount !== null && !payment.acceptanceProposed;

export function acceptanceText({
  amount,
  paidAmount,
  business_Name,
  transactionType,
}: InvoicedPayment): string {
  const paid = koboOf(paidAmount ?? 0);
  const rest = paid - koboOf(amount);
  if (transactionType !== 1)
    return `The invoice counts as paid, and all ${formatNaira(paid)} goes to the wallet of ${business_Name}.`;
  return rest > 0
    ? `The registration fee counts as paid, and ${formatNaira(rest)} goes to the wallet of ${business_Name}.`
    : `The registration fee counts as paid with ${formatNaira(paid)}.`;
}

export const mayConfirm = (payment: InvoicedPayment): boolean =>
  payment.paymentStatus === 'Unpaid' && !isOtherAmount(payment) && !payment.acceptanceProposed;
