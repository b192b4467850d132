import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { optionalChoice } from './fields.ts';
import { lazily } from './lazily.ts';
import { searchedPage } from './queries.ts';
import { transaction } from './replies.ts';

/** To look at: the gateway reports other money than was invoiced. Unpaid: still waited for, the oldest first. */
const lists = ['attention', 'unpaid', 'registrations'] as const;

/** An invoice with what the finance office needs to decide about it; amounts in naira. */
const invoicedPayment = lazily(() =>
  transaction.shape({
    attention: string().oneOf(['underpaid', 'overpaid', 'mismatch']).defined().nullable(),
    /** What the gateway says was paid. */
    paidAmount: number().defined().nullable(),
    /** To accept it was proposed; somebody else decides. */
    acceptanceProposed: boolean(),
    checkedAt: string().defined().nullable(),
    datePaid: string().defined().nullable(),
    method: string().defined().nullable(),
    confirmation: object({ by: string().required(), reason: string().required() })
      .nullable()
      .default(undefined),
  }),
);
export type InvoicedPayment = InferType<typeof invoicedPayment>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/payments',
  access: ['payments.confirm'],
  summary: 'Invoices for the finance office: to look at, unpaid, or of registrations',
  query: lazily(() => searchedPage.shape({ list: optionalChoice(lists) })),
  paged: true,
  reply: lazily(() => array(invoicedPayment.required()).required()),
});
