import type { InvoicedPayment } from 'shared-api/contract';
import { aTransaction } from 'shared-api/testing';
import { adjustmentKobo, attentionText, isOpen, mayConfirm } from './invoiceState.ts';

const aPayment = (own: Partial<InvoicedPayment>): InvoicedPayment => ({
  ...aTransaction({ amount: 500_000 }),
  attention: null,
  paidAmount: null,
  checkedAt: null,
  datePaid: null,
  method: null,
  confirmation: null,
  ...own,
});

it.each([
  ['underpaid', 450_000, /^Underpaid by ₦50,000.00\./, 450_000_00, false],
  ['overpaid', 600_000, /^Overpaid by ₦100,000.00\./, 100_000_00, true],
  ['mismatch', 500_000, /another order/, undefined, true],
  [null, null, undefined, undefined, true],
] as const)('a payment that is %s, with %p paid', (attention, paidAmount, text, kobo, confirmable) => {
  const payment = aPayment({ attention, paidAmount });
  if (text) expect(attentionText(payment)).toMatch(text);
  else expect(attentionText(payment)).toBeUndefined();
  expect(adjustmentKobo(payment)).toBe(kobo);
  expect(mayConfirm(payment)).toBe(confirmable);
});

it.each([
  ['Unpaid', 'Unpaid', true],
  ['Unpaid', 'Expired', false],
  ['Unpaid', 'Cancelled', false],
  ['Paid', 'Paid', false],
])('%s with the status %s is open: %p', (paymentStatus, status, open) => {
  expect(isOpen(aPayment({ paymentStatus, status }))).toBe(open);
});
