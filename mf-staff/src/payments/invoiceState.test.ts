import type { InvoicedPayment } from 'shared-api/contract';
import { anInvoicedPayment } from 'shared-api/testing';
import { acceptanceText, attentionText, mayAccept, mayConfirm } from './invoiceState.ts';

const aPayment = (own: Partial<InvoicedPayment>) => anInvoicedPayment({ amount: 500_000, ...own });

it.each([
  ['underpaid', 450_000, /^Underpaid by ₦50,000.00\./, true, false],
  ['overpaid', 600_000, /^Overpaid by ₦100,000.00\./, true, false],
  ['mismatch', 500_000, /another order/, false, true],
  [null, null, undefined, false, true],
] as const)('a payment that is %s, with %p paid', (attention, paidAmount, text, acceptable, confirmable) => {
  const payment = aPayment({ attention, paidAmount });
  if (text) expect(attentionText(payment)).toMatch(text);
  else expect(attentionText(payment)).toBeUndefined();
  expect(mayAccept(payment)).toBe(acceptable);
  expect(mayConfirm(payment)).toBe(confirmable);
});

it('what was proposed is not accepted a second time', () => {
  const payment = aPayment({ attention: 'underpaid', paidAmount: 450_000, acceptanceProposed: true });
  expect(mayAccept(payment)).toBe(false);
  expect(attentionText(payment)).toBe(
    'Proposed by a colleague. Somebody else approves it under Adjustments.',
  );
});

it.each([
  [
    { attention: 'underpaid', paidAmount: 450_000 },
    'The invoice counts as paid, and all ₦450,000.00 goes to the wallet of Sample Client.',
  ],
  [
    { attention: 'overpaid', paidAmount: 550_000 },
    'The invoice counts as paid, and all ₦550,000.00 goes to the wallet of Sample Client.',
  ],
  [
    { attention: 'overpaid', paidAmount: 550_000, transactionType: 1 },
    'The registration fee counts as paid, and ₦50,000.00 goes to the wallet of Sample Client.',
  ],
] as const)('says what follows when %j is accepted', (own, text) => {
  expect(acceptanceText(aPayment(own))).toBe(text);
});
