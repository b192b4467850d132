import { array, type InferType, number, object, string } from '../contract/yup.ts';
import { person } from '../proposals/proposal.ts';
import { ownCode } from '../sign-in/replies.ts';
import { payoutStatuses } from './rules.ts';

/** `by` is not sent to clients. */
const step = object({
  by: person.nullable().default(undefined),
  at: string().required(),
  reason: string().defined().nullable(),
});

const stepOrNone = () => step.nullable().default(undefined);

const payout = object({
  id: number().required(),
  applicationUserId: number().required(),
  business_Name: string().required(),
  amount: number().required(),
  bank: string().required(),
  accountNumber: string().required(),
  accountName: string().required(),
  reason: string().required(),
  /** If staff requested the payout, `letter` describes the client's letter. If the client did, `letter` is null. */
  letter: string().defined().nullable(),
  status: string().required().oneOf(payoutStatuses),
  asked: step.required(),
  approved: stepOrNone(),
  paid: stepOrNone(),
  transferDate: string().defined().nullable(),
  reference: string().defined().nullable(),
  refused: stepOrNone(),
  returned: stepOrNone(),
});

export type Payout = InferType<typeof payout>;

export const replies = {
  listPayouts: array(payout.required()).required(),
  provePayout: ownCode,
  askPayout: payout,
  approvePayout: payout,
  payPayout: payout,
  refusePayout: payout,
  returnPayout: payout,
  readPayoutAccount: object({ accountNumber: string().required() }),
};
