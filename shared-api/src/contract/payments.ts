import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { optionalText, text } from './fields.ts';
import { lazily } from './lazily.ts';
import { byId } from './queries.ts';
import { transaction } from './replies.ts';

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/cancellation',
  access: ['wallet.own', 'payments.confirm'],
  summary: 'Give up an unpaid invoice; its RRR is deactivated at the gateway. The finance office says why',
  params: byId,
  body: lazily(() => object({ reason: optionalText(500) })),
  reply: transaction,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/confirmation',
  access: ['payments.confirm'],
  summary: 'Confirm by hand that an unpaid invoice was paid in full, with the reason',
  params: byId,
  body: lazily(() => object({ reason: text(500) })),
  idempotent: true,
  refusals: [409],
  reply: transaction,
});
