import { endpoint, returns } from '../contract/endpoint.ts';
import { id, linesFrom3, nairaAmount, oneOf, optionalChoice } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page, searchedPage } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import { signedKoboFromNaira } from '../money/money.ts';
import { proposalStatuses } from '../proposals/rules.ts';
import { maxFundingKobo } from '../wallet/rules.ts';
import type { replies } from './replies.ts';

const amount = nairaAmount(maxFundingKobo).test(
  'something',
  'Please enter an amount',
  (value) => signedKoboFromNaira(value) !== 0,
);

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/confirmation',
  access: ['payments.confirm'],
  summary:
    'Confirm by hand that an unpaid invoice was paid in full, with the reason, once the gateway was asked; what exceeds the limit of one person becomes an adjustment that somebody else approves',
  params: byId,
  body: object({
    reason: linesFrom3(500),
    /** The money arrived at the gateway or directly at the bank. The default is 'gateway'. */
    arrived: oneOf(['gateway', 'bank']),
  }),
  idempotent: true,
  reply: returns<typeof replies.confirmPayment>(),
  meta: {
    failure: 'The payment was not confirmed',
    invalidates: [keys.transactions, keys.wallet, keys.activities, keys.adjustments, keys.stats],
  },
});

const lists = ['attention', 'unpaid', 'registrations'] as const;

export const listPayments = endpoint({
  method: 'GET',
  path: '/payments',
  access: ['payments.confirm'],
  summary: 'Invoices for the finance office: to look at, unpaid, or of registrations',
  query: searchedPage.shape({ list: optionalChoice(lists) }),
  paged: true,
  reply: returns<typeof replies.listPayments>(),
  key: keys.transactions,
  meta: { failure: 'Fetching invoices failed. Kindly Refresh' },
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/adjustments',
  access: ['wallet.adjust'],
  summary: 'Corrections of wallets by hand, newest first',
  query: page.shape({ status: optionalChoice(proposalStatuses) }),
  paged: true,
  reply: returns<typeof replies.listAdjustments>(),
  key: keys.adjustments,
  meta: { failure: 'Fetching adjustments failed. Kindly Refresh' },
});

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/adjustments',
  access: ['wallet.adjust'],
  summary: 'Propose a correction of a wallet; somebody else approves it',
  body: object({ applicationUserId: id(), amount, reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.proposeAdjustment>(),
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
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.proposeAcceptance>(),
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
  idempotent: true,
  reply: returns<typeof replies.approveAdjustment>(),
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
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.rejectAdjustment>(),
  meta: {
    success: 'Adjustment rejected successfully',
    failure: 'The adjustment was not rejected',
    invalidates: [keys.adjustments],
  },
});
