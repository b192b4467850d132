import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { optionalDay, page } from '../contract/queries.ts';
import type { replies } from './replies.ts';

export const readClearing = endpoint({
  method: 'GET',
  path: '/books/clearing',
  access: ['books.read'],
  summary: 'What the gateway collected and has not paid out: by the ledger and by the open payments',
  reply: returns<typeof replies.readClearing>(),
  key: keys.books,
  meta: { failure: 'Fetching the clearing failed. Kindly Refresh' },
});

export const listMissing = endpoint({
  method: 'GET',
  path: '/books/missing',
  access: ['books.read'],
  summary: 'Payments that stand in no settlement file although the days for that are over, the oldest first',
  query: page.shape({
    /** With a day, the list contains all unsettled payments before that day; otherwise only overdue payments. */
    before: optionalDay(),
  }),
  paged: true,
  reply: returns<typeof replies.listMissing>(),
  key: keys.books,
  meta: { failure: 'Fetching the missing payments failed. Kindly Refresh' },
});
