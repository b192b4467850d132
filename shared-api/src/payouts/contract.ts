import { endpoint, returns } from '../contract/endpoint.ts';
import {
  calendarDate,
  choice,
  line,
  linesFrom3,
  nairaAmount,
  optionalChoice,
  optionalId,
  optionalTextFrom3,
  textFrom3,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { boolean, object } from '../contract/yup.ts';
import { koboFromNaira } from '../money/money.ts';
import { maxFundingKobo } from '../wallet/rules.ts';
import type { replies } from './replies.ts';
import { banks, payoutStatuses } from './rules.ts';

const amount = nairaAmount(maxFundingKobo).test(
  'something',
  'Please enter an amount',
  (value) => (koboFromNaira(value) ?? 0) > 0,
);

/** True means that the client closes the account: the whole balance is paid out, even while payouts are disabled. */
const closing = () => boolean().optional();

const afterPayout = [keys.wallet, keys.transactions, keys.activities];

export const listPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  access: ['payouts.ask', 'payouts.decide'],
  summary: 'Payouts of balances, newest first: a client reads the own, the finance office all',
  query: page.shape({ status: optionalChoice(payoutStatuses) }),
  paged: true,
  reply: returns<typeof replies.listPayouts>(),
  key: keys.wallet,
  meta: { failure: 'Fetching payouts failed. Kindly Refresh' },
});

export const provePayout = endpoint({
  method: 'POST',
  path: '/payouts/code',
  access: ['payouts.ask'],
  summary: 'How to prove who asks for a payout; mails a code to whoever has no authenticator app',
  body: object({ closing: closing() }),
  reply: returns<typeof replies.provePayout>(),
  meta: { failure: 'The code was not sent' },
});

export const askPayout = endpoint({
  method: 'POST',
  path: '/payouts',
  access: ['payouts.ask', 'payouts.decide'],
  summary:
    'Ask that a balance be paid to a bank account; the amount leaves the wallet at once. The finance office asks for a Deactivated client, and names the letter',
  body: object({
    amount,
    bankCode: choice(
      banks.map(({ code }) => code),
      'Choose a bank',
    ),
    accountNumber: line(20, 'Must be 10 digits').required('Must be 10 digits'),
    accountName: textFrom3(200),
    reason: linesFrom3(500),
    closing: closing(),
    /** The code comes from the authenticator app or an e-mail. The finance office sends no code. */
    code: line(64).optional(),
    applicationUserId: optionalId(),
    letter: optionalTextFrom3(200).optional(),
  }),
  idempotent: true,
  reply: returns<typeof replies.askPayout>(),
  meta: { success: 'Payout asked for', failure: 'The payout was not asked for', invalidates: afterPayout },
});

export const approvePayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/approval',
  access: ['payouts.decide'],
  summary: 'Approve a payout that somebody else asked for; another person pays it',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.approvePayout>(),
  meta: { success: 'Payout approved', failure: 'The payout was not approved', invalidates: afterPayout },
});

export const payPayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/paid',
  access: ['payouts.pay'],
  summary: 'Record that a payout which another person approved was transferred, with its day and reference',
  params: byId,
  body: object({ transferDate: calendarDate(), reference: textFrom3(100) }),
  idempotent: true,
  reply: returns<typeof replies.payPayout>(),
  meta: {
    success: 'Payout recorded as paid',
    failure: 'The payment was not recorded',
    invalidates: afterPayout,
  },
});

export const refusePayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/refusal',
  access: ['payouts.ask', 'payouts.decide'],
  summary: 'Refuse a payout with a reason, or withdraw an own one while it is asked; the wallet has it again',
  params: byId,
  body: object({ reason: optionalTextFrom3(500).optional() }),
  idempotent: true,
  reply: returns<typeof replies.refusePayout>(),
  meta: { success: 'The wallet has it again', failure: 'The payout was not ended', invalidates: afterPayout },
});

export const returnPayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/return',
  access: ['payouts.pay'],
  summary: 'Record that the bank sent a payout back; the wallet has it again',
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.returnPayout>(),
  meta: {
    success: 'The wallet has it again',
    failure: 'The return was not recorded',
    invalidates: afterPayout,
  },
});

export const readPayoutAccount = endpoint({
  method: 'POST',
  path: '/payouts/:id/account',
  access: ['payouts.pay', 'payouts.decide'],
  summary: 'The whole account number; every look is in the audit',
  params: byId,
  reply: returns<typeof replies.readPayoutAccount>(),
  meta: { failure: 'The account number was not shown' },
});
