import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { byId } from './queries.ts';
import { transaction } from './replies.ts';

export const cancelFunding = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/cancellation',
  access: ['wallet.own', 'payments.confirm'],
  summary: 'Give up an unpaid funding; its RRR is deactivated at the gateway',
  params: byId,
  body: object({}),
  reply: transaction,
});
