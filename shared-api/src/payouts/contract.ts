import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
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
import { lazily } from '../contract/lazily.ts';
import { byId, page } from '../contract/queries.ts';
import { koboFromNaira } from '../money/money.ts';
import { maxFundingKobo } from '../wallet/rules.ts';
import { banks, payoutProofs, payoutStatuses } from './rules.ts';

const person = lazily(() => object({ id: number().required(), name: string().required() }));

/** One step of a payout: when, and by whom, which the client does not learn. */
const step = lazily(() =>
  object({
    by: person.nullable().default(undefined),
    at: string().required(),
    reason: string().defined().nullable(),
  }),
);
const stepOrNone = () => step.nullable().default(undefined);

/** Money on its way from a wallet to a bank account; `amount` in naira. */
const payout = lazily(() =>
  object({
    id: number().required(),
    applicationUserId: number().required(),
    business_Name: string().required(),
    amount: number().required(),
    bank: string().required(),
    /** Its last digits. */
    accountNumber: string().required(),
    accountName: string().required(),
    reason: string().required(),
    /** What a client without access asked by. */
    letter: string().defined().nullable(),
    status: string().required().oneOf(payoutStatuses),
    asked: step.required(),
    approved: stepOrNone(),
    paid: stepOrNone(),
    /** The day of the transfer and its reference at the bank. */
    transferDate: string().defined().nullable(),
    reference: string().defined().nullable(),
    refused: stepOrNone(),
    returned: stepOrNone(),
  }),
);
export type Payout = InferType<typeof payout>;

const amount = lazily(() =>
  nairaAmount(maxFundingKobo).test(
    'something',
    'Please enter an amount',
    (value) => (koboFromNaira(value) ?? 0) > 0,
  ),
);

export const listPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  access: ['payouts.ask', 'payouts.decide'],
  summary: 'Payouts of balances, newest first: a client reads the own, the finance office all',
  query: lazily(() => page.shape({ status: optionalChoice(payoutStatuses) })),
  paged: true,
  reply: lazily(() => array(payout.required()).required()),
  key: keys.wallet,
  meta: { failure: 'Fetching payouts failed. Kindly Refresh' },
});

export const provePayout = endpoint({
  method: 'POST',
  path: '/payouts/code',
  access: ['payouts.ask'],
  summary: 'How to prove who asks for a payout; mails a code to whoever has no authenticator app',
  body: lazily(() => object({})),
  reply: lazily(() => object({ by: string().required().oneOf(payoutProofs) })),
  meta: { failure: 'The code was not sent' },
});

export const askPayout = endpoint({
  method: 'POST',
  path: '/payouts',
  access: ['payouts.ask', 'payouts.decide'],
  summary:
    'Ask that a balance be paid to a bank account; the amount leaves the wallet at once. The finance office asks for a Deactivated client, and names the letter',
  body: lazily(() =>
    object({
      amount,
      bankCode: choice(
        banks.map(({ code }) => code),
        'Choose a bank',
      ),
      accountNumber: line(20, 'Must be 10 digits').required('Must be 10 digits'),
      accountName: textFrom3(200),
      reason: linesFrom3(500),
      /** Of the authenticator app or of the mail; the finance office has none. */
      code: line(64).optional(),
      applicationUserId: optionalId(),
      letter: optionalTextFrom3(200).optional(),
    }),
  ),
  idempotent: true,
  refusals: [409],
  reply: payout,
  meta: {
    success: 'Payout asked for',
    failure: 'The payout was not asked for',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const approvePayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/approval',
  access: ['payouts.decide'],
  summary: 'Approve a payout that somebody else asked for; another person pays it',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: payout,
  meta: {
    success: 'Payout approved',
    failure: 'The payout was not approved',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const payPayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/paid',
  access: ['payouts.pay'],
  summary: 'Record that a payout which another person approved was transferred, with its day and reference',
  params: byId,
  body: lazily(() => object({ transferDate: calendarDate(), reference: textFrom3(100) })),
  idempotent: true,
  refusals: [409],
  reply: payout,
  meta: {
    success: 'Payout recorded as paid',
    failure: 'The payment was not recorded',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const refusePayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/refusal',
  access: ['payouts.ask', 'payouts.decide'],
  summary: 'Refuse a payout with a reason, or withdraw an own one while it is asked; the wallet has it again',
  params: byId,
  body: lazily(() => object({ reason: optionalTextFrom3(500).optional() })),
  idempotent: true,
  refusals: [409],
  reply: payout,
  meta: {
    success: 'The wallet has it again',
    failure: 'The payout was not ended',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const returnPayout = endpoint({
  method: 'POST',
  path: '/payouts/:id/return',
  access: ['payouts.pay'],
  summary: 'Record that the bank sent a payout back; the wallet has it again',
  params: byId,
  body: lazily(() => object({ reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: payout,
  meta: {
    success: 'The wallet has it again',
    failure: 'The return was not recorded',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const readPayoutAccount = endpoint({
  method: 'POST',
  path: '/payouts/:id/account',
  access: ['payouts.pay', 'payouts.decide'],
  summary: 'The whole account number; every look is in the audit',
  params: byId,
  body: lazily(() => object({})),
  reply: lazily(() => object({ accountNumber: string().required() })),
  meta: { failure: 'The account number was not shown' },
});
