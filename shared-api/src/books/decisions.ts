import { endpoint, returns } from '../contract/endpoint.ts';
import {
  calendarDate,
  choice,
  id,
  linesFrom3,
  optionalCalendarDate,
  optionalChoice,
  optionalId,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { array, number, object } from '../contract/yup.ts';
import { proposalStatuses } from '../proposals/rules.ts';
import type { replies } from './replies.ts';
import { decisionKinds } from './rules.ts';

const invalidates = [keys.books];

export const listDecisions = endpoint({
  method: 'GET',
  path: '/books/decisions',
  access: ['books.read'],
  summary: 'What two people decide about money that does not match, newest first',
  query: page.shape({ status: optionalChoice(proposalStatuses) }),
  paged: true,
  reply: returns<typeof replies.listDecisions>(),
  key: keys.books,
  meta: { failure: 'Fetching the decisions failed. Kindly Refresh' },
});

export const readOpening = endpoint({
  method: 'GET',
  path: '/books/opening',
  access: ['books.read'],
  summary: 'How many payments an opening on a day would settle, and what they are worth',
  query: object({ day: calendarDate() }),
  reply: returns<typeof replies.readOpening>(),
  key: keys.books,
  meta: { failure: 'Fetching the payments before that day failed. Kindly Refresh' },
});

export const proposeDecision = endpoint({
  method: 'POST',
  path: '/books/decisions',
  access: ['books.settle'],
  summary:
    'Propose what becomes of suspense, of a payment that never came, or of what was paid before the opening',
  body: object({
    kind: choice(decisionKinds),
    lineId: optionalId(),
    transactionId: optionalId(),
    clientId: optionalId(),
    day: optionalCalendarDate(),
    /** Only a decision of the kind "opening" has a fee: the amount in naira that the gateway kept. */
    fee: number().min(0).max(100_000_000_000).optional(),
    stillOpen: array(id()).max(1000).optional(),
    reason: linesFrom3(500),
  }),
  idempotent: true,
  reply: returns<typeof replies.proposeDecision>(),
  meta: { success: 'Decision proposed successfully', failure: 'Nothing was proposed', invalidates },
});

export const approveDecision = endpoint({
  method: 'POST',
  path: '/books/decisions/:id/approval',
  access: ['books.settle'],
  summary: 'Approve what somebody else proposed, if its figures still hold; it is posted at once',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.approveDecision>(),
  meta: {
    success: 'Decision approved successfully',
    failure: 'The decision was not approved',
    invalidates: [keys.books, keys.wallet, keys.transactions, keys.activities, keys.stats],
  },
});

export const rejectDecision = endpoint({
  method: 'POST',
  path: '/books/decisions/:id/rejection',
  access: ['books.settle'],
  summary: 'Reject a decision, or withdraw one of your own, with the reason',
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.rejectDecision>(),
  meta: { success: 'Decision rejected successfully', failure: 'The decision was not rejected', invalidates },
});
