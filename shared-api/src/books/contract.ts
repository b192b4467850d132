import { type InferType, number, object } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { lazily } from '../contract/lazily.ts';

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
  }),
);
export type Clearing = InferType<typeof clearing>;

export const readClearing = endpoint({
  method: 'GET',
  path: '/books/clearing',
  access: ['books.read'],
  summary: 'What the gateway collected and has not paid out: by the ledger and by the open payments',
  reply: clearing,
});
