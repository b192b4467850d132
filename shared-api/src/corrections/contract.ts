import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, linesFrom3, optionalChoice } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { byId, page } from '../contract/queries.ts';
import { correctedOutcomes, correctionStatuses } from './rules.ts';

const person = lazily(() => object({ id: number().required(), name: string().required() }));

/** A wrong outcome that somebody wants put right. */
const outcomeCorrection = lazily(() =>
  object({
    id: number().required(),
    bookingId: number().required(),
    invoiceNumber: string().defined().nullable(),
    flightNumber: string().required(),
    business_Name: string().required(),
    from: string().required(),
    to: string().required().oneOf(correctedOutcomes),
    reason: string().required(),
    status: string().required().oneOf(correctionStatuses),
    proposedBy: person.required(),
    dateCreated: string().required(),
    decidedBy: person.nullable().default(undefined),
    dateDecided: string().defined().nullable(),
    decisionReason: string().defined().nullable(),
  }),
);
export type OutcomeCorrection = InferType<typeof outcomeCorrection>;

export const listCorrections = endpoint({
  method: 'GET',
  path: '/outcome-corrections',
  access: ['bookings.correct'],
  summary: 'Corrections of wrong outcomes, newest first',
  query: lazily(() => page.shape({ status: optionalChoice(correctionStatuses) })),
  paged: true,
  reply: lazily(() => array(outcomeCorrection.required()).required()),
  key: keys.bookings,
  meta: { failure: 'Fetching corrections failed. Kindly Refresh' },
});

export const proposeCorrection = endpoint({
  method: 'POST',
  path: '/outcome-corrections',
  access: ['bookings.correct'],
  summary: 'Propose to put a wrong outcome right; somebody else approves it',
  body: lazily(() => object({ bookingId: id(), to: choice(correctedOutcomes), reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: outcomeCorrection,
  meta: {
    success: 'Correction proposed successfully',
    failure: 'The correction was not proposed',
    invalidates: [keys.bookings],
  },
});

export const approveCorrection = endpoint({
  method: 'POST',
  path: '/outcome-corrections/:id/approval',
  access: ['bookings.decideCorrection'],
  summary: 'Approve a correction that somebody else proposed; status and money follow at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: outcomeCorrection,
  meta: {
    success: 'Correction approved successfully',
    failure: 'The correction was not approved',
    invalidates: [keys.bookings, keys.wallet, keys.transactions, keys.activities, keys.stats],
  },
});

export const rejectCorrection = endpoint({
  method: 'POST',
  path: '/outcome-corrections/:id/rejection',
  access: ['bookings.decideCorrection', 'bookings.correct'],
  summary: 'Reject a correction, with the reason; whoever proposed it withdraws it this way',
  params: byId,
  body: lazily(() => object({ reason: linesFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: outcomeCorrection,
  meta: {
    success: 'Correction rejected successfully',
    failure: 'The correction was not rejected',
    invalidates: [keys.bookings],
  },
});
