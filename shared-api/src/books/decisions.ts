import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
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
import { lazily } from '../contract/lazily.ts';
import { byId, page } from '../contract/queries.ts';
import { decisionKinds, decisionStatuses } from './rules.ts';

const person = lazily(() => object({ id: number().required(), name: string().required() }));

const bookDecision = lazily(() =>
  object({
    id: number().required(),
    kind: string().required().oneOf(decisionKinds),
    /** In naira; of an opening what was open for the payments that it settles. */
    amount: number().required(),
    line: object({ id: number().required(), fileId: number().required(), rrrNo: string().required() })
      .default(undefined)
      .nullable(),
    payment: object({
      transactionId: number().required(),
      transactionType: number().required(),
      invoiceNumber: string().required(),
    })
      .default(undefined)
      .nullable(),
    client: person.nullable().default(undefined),
    opening: object({
      day: string().required(),
      fee: number().required(),
      stillOpen: number().required(),
    })
      .default(undefined)
      .nullable(),
    reason: string().required(),
    status: string().required().oneOf(decisionStatuses),
    proposedBy: person.required(),
    dateCreated: string().required(),
    decidedBy: person.nullable().default(undefined),
    dateDecided: string().defined().nullable(),
    decisionReason: string().defined().nullable(),
  }),
);
export type BookDecision = InferType<typeof bookDecision>;

export const listDecisions = endpoint({
  method: 'GET',
  path: '/books/decisions',
  access: ['books.read'],
  summary: 'What two people decide about money that does not match, newest first',
  query: lazily(() => page.shape({ status: optionalChoice(decisionStatuses) })),
  paged: true,
  reply: lazily(() => array(bookDecision.required()).required()),
  key: keys.books,
  meta: { failure: 'Fetching the decisions failed. Kindly Refresh' },
});

const opening = lazily(() =>
  object({
    payments: number().required(),
    /** What the gateway owes for them, in naira. */
    amount: number().required(),
  }),
);

export const readOpening = endpoint({
  method: 'GET',
  path: '/books/opening',
  access: ['books.read'],
  summary: 'How many payments an opening on a day would settle, and what they are worth',
  query: lazily(() => object({ day: calendarDate() })),
  reply: opening,
  key: keys.books,
  meta: { failure: 'Fetching the payments before that day failed. Kindly Refresh' },
});

export const proposeDecision = endpoint({
  method: 'POST',
  path: '/books/decisions',
  access: ['books.settle'],
  summary:
    'Propose what becomes of suspense, of a payment that never came, or of what was paid before the opening',
  body: lazily(() =>
    object({
      kind: choice(decisionKinds),
      /** Whose suspense it is. */
      lineId: optionalId(),
      /** The payment that never came. */
      transactionId: optionalId(),
      /** Whose wallet takes it. */
      clientId: optionalId(),
      /** Of an opening: payments before this day are settled. */
      day: optionalCalendarDate(),
      /** Of an opening: what the gateway kept of them, in naira. */
      fee: number().min(0).max(100_000_000_000).optional(),
      /** Of an opening: payments that the gateway still holds. */
      stillOpen: array(id()).max(1000).optional(),
      reason: linesFrom3(500),
    }),
  ),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
  meta: {
    success: 'Decision proposed successfully',
    failure: 'Nothing was proposed',
    invalidates: [keys.books],
  },
});

export const approveDecision = endpoint({
  method: 'POST',
  path: '/books/decisions/:id/approval',
  access: ['books.settle'],
  summary: 'Approve what somebody else proposed, if its figures still hold; it is posted at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
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
  body: lazily(() => object({ reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
  meta: {
    success: 'Decision rejected successfully',
    failure: 'The decision was not rejected',
    invalidates: [keys.books],
  },
});
