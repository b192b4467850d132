import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { optionalDay, page } from '../contract/queries.ts';

/** What the gateway collected and has not paid out, counted twice; amounts in naira. */
const clearing = lazily(() =>
  object({
    byLedger: number().required(),
    byPayments: number().required(),
    /** Must be 0: anything else is an error of the portal. */
    difference: number().required(),
    openPayments: number().required(),
    /** Money in the bank of which nobody knows yet whose it is. */
    suspense: number().required(),
    /** The day from which on payments are reconciled; null before the books are opened. */
    opened: string().defined().nullable(),
  }),
);
export type Clearing = InferType<typeof clearing>;

export const readClearing = endpoint({
  method: 'GET',
  path: '/books/clearing',
  access: ['books.read'],
  summary: 'What the gateway collected and has not paid out: by the ledger and by the open payments',
  reply: clearing,
  key: keys.books,
  meta: { failure: 'Fetching the clearing failed. Kindly Refresh' },
});

const missingPayment = lazily(() =>
  object({
    transactionId: number().required(),
    transactionType: number().required(),
    invoiceNumber: string().required(),
    rrrNo: string().defined().nullable(),
    business_Name: string().required(),
    datePaid: string().defined().nullable(),
    /** What the gateway still owes for it, in naira. */
    open: number().required(),
    decisionProposed: boolean().required(),
  }),
);
export type MissingPayment = InferType<typeof missingPayment>;

export const listMissing = endpoint({
  method: 'GET',
  path: '/books/missing',
  access: ['books.read'],
  summary: 'Payments that stand in no settlement file although the days for that are over, the oldest first',
  query: lazily(() =>
    page.shape({
      /** Instead of those that are overdue, all that were paid before this day, the newest first. */
      before: optionalDay(),
    }),
  ),
  paged: true,
  reply: lazily(() => array(missingPayment.required()).required()),
  key: keys.books,
  meta: { failure: 'Fetching the missing payments failed. Kindly Refresh' },
});
