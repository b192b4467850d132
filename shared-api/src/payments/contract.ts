import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { id, linesFrom3, nairaAmount, oneOf, optionalChoice } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { byId, page, searchedPage } from '../contract/queries.ts';
import { signedKoboFromNaira } from '../money/money.ts';
import { maxFundingKobo } from '../wallet/rules.ts';
import { transaction } from '../wallet/schemas.ts';

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/confirmation',
  access: ['payments.confirm'],
  summary:
    'Confirm by hand that an unpaid invoice was paid in full, with the reason, once the gateway was asked; what exceeds the limit of one person becomes an adjustment that somebody else approves',
  params: byId,
  body: lazily(() =>
    object({
      reason: linesFrom3(500),
      /** Where the money came in: at the gateway unless stated, or in the authority's bank. */
      arrived: oneOf(['gateway', 'bank']),
    }),
  ),
  idempotent: true,
  refusals: [409],
  reply: transaction,
  meta: {
    failure: 'The payment was not confirmed',
    invalidates: [keys.transactions, keys.wallet, keys.activities, keys.adjustments, keys.stats],
  },
});

/** To look at: the gateway reports other money than was invoiced. Unpaid: still waited for, the oldest first. */
const lists = ['attention', 'unpaid', 'registrations'] as const;

/** An invoice with what the finance office needs to decide about it; amounts in naira. */
const invoicedPayment = lazily(() =>
  transaction.shape({
    attention: string().oneOf(['underpaid', 'overpaid', 'mismatch']).defined().nullable(),
    /** What the gateway says was paid. */
    paidAmount: number().defined().nullable(),
    /** To accept or confirm it was proposed; somebody else decides. */
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
  key: keys.transactions,
  meta: { failure: 'Fetching invoices failed. Kindly Refresh' },
});

const adjustmentStatuses = ['Proposed', 'Approved', 'Rejected'] as const;

const person = lazily(() => object({ id: number().required(), name: string().required() }));

/** A correction of a wallet; `amount` in naira, below zero when it takes away. */
const adjustment = lazily(() =>
  object({
    id: number().required(),
    applicationUserId: number().required(),
    business_Name: string().required(),
    amount: number().required(),
    reason: string().required(),
    status: string().required().oneOf(adjustmentStatuses),
    proposedBy: person.required(),
    dateCreated: string().required(),
    decidedBy: person.nullable().default(undefined),
    dateDecided: string().defined().nullable(),
    decisionReason: string().defined().nullable(),
    /** Whose money it enters that the gateway took; `settles` when the invoice counts as paid with it. */
    payment: object({
      transactionId: number().required(),
      transactionType: number().required(),
      invoiceNumber: string().required(),
      settles: boolean().required(),
      /** Where it arrived, of a payment that is confirmed by hand. */
      arrived: string().oneOf(['gateway', 'bank']).nullable().optional(),
    })
      .default(undefined)
      .nullable()
      .optional(),
  }),
);
export type Adjustment = InferType<typeof adjustment>;

const amount = lazily(() =>
  nairaAmount(maxFundingKobo).test(
    'something',
    'Please enter an amount',
    (value) => signedKoboFromNaira(value) !== 0,
  ),
);

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/adjustments',
  access: ['wallet.adjust'],
  summary: 'Corrections of wallets by hand, newest first',
  query: lazily(() => page.shape({ status: optionalChoice(adjustmentStatuses) })),
  paged: true,
  reply: lazily(() => array(adjustment.required()).required()),
  key: keys.adjustments,
  meta: { failure: 'Fetching adjustments failed. Kindly Refresh' },
});

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/adjustments',
  access: ['wallet.adjust'],
  summary: 'Propose a correction of a wallet; somebody else approves it',
  body: lazily(() => object({ applicationUserId: id(), amount, reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: adjustment,
  meta: {
    success: 'Adjustment proposed successfully',
    failure: 'The adjustment was not proposed',
    invalidates: [keys.adjustments],
  },
});

export const proposeAcceptance = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/acceptance',
  access: ['wallet.adjust'],
  summary:
    'Propose to enter a smaller or larger payment than was invoiced as what it is; somebody else approves it',
  params: byId,
  body: lazily(() => object({ reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: adjustment,
  meta: {
    success: 'Adjustment proposed successfully',
    failure: 'The adjustment was not proposed',
    invalidates: [keys.adjustments, keys.transactions],
  },
});

export const approveAdjustment = endpoint({
  method: 'POST',
  path: '/adjustments/:id/approval',
  access: ['wallet.adjust'],
  summary: 'Approve a correction that somebody else proposed; the wallet changes at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: adjustment,
  meta: {
    success: 'Adjustment approved successfully',
    failure: 'The adjustment was not approved',
    invalidates: [keys.transactions, keys.wallet, keys.activities, keys.adjustments, keys.stats],
  },
});

export const rejectAdjustment = endpoint({
  method: 'POST',
  path: '/adjustments/:id/rejection',
  access: ['wallet.adjust'],
  summary: 'Reject a correction, or withdraw one of your own, with the reason',
  params: byId,
  body: lazily(() => object({ reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: adjustment,
  meta: {
    success: 'Adjustment rejected successfully',
    failure: 'The adjustment was not rejected',
    invalidates: [keys.adjustments],
  },
});
