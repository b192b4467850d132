import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { byId, page, period } from '../contract/queries.ts';
import { boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

export const readStatement = endpoint({
  method: 'GET',
  path: '/transactions/statement',
  access: ['statements.own'],
  summary: 'What moved the own wallet in a period, with the balance before and after, in naira',
  query: period().concat(page),
  paged: true,
  reply: returns<typeof replies.readStatement>(),
  key: [...keys.wallet, 'statement'],
  meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
});

export const statementDocument = endpoint({
  method: 'GET',
  path: '/transactions/statement/document',
  access: ['statements.own'],
  summary: 'The same on the paper of the authority',
  query: period(),
  replyKind: 'pdf',
});

export const exportStatement = endpoint({
  method: 'GET',
  path: '/transactions/statement/export',
  access: ['statements.own'],
  summary: 'The same as CSV',
  query: period(),
  replyKind: 'csv',
});

export const mailStatements = endpoint({
  method: 'PATCH',
  path: '/users/statement-mail',
  access: ['wallet.fund'],
  summary: 'Whether the statement of each month is mailed on the 1st of the next',
  body: object({ mailed: boolean().required('Invalid selection') }),
  idempotent: true,
  reply: returns<typeof replies.mailStatements>(),
  meta: {
    success: 'Saved',
    failure: 'The choice was not saved',
    invalidates: [[...keys.wallet, 'statement']],
  },
});

export const clientStatementDocument = endpoint({
  method: 'GET',
  path: '/users/clients/:id/statement/document',
  access: ['transactions.readFunds'],
  summary: "A client's statement, as the client gets it",
  params: byId,
  query: period(),
  replyKind: 'pdf',
});
