import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, id, linesFrom3, optionalChoice } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import { proposalStatuses } from '../proposals/rules.ts';
import type { replies } from './replies.ts';
import { correctedOutcomes } from './rules.ts';

export const listCorrections = endpoint({
  method: 'GET',
  path: '/outcome-corrections',
  access: ['bookings.correct'],
  summary: 'Corrections of wrong outcomes, newest first',
  query: page.shape({ status: optionalChoice(proposalStatuses) }),
  paged: true,
  reply: returns<typeof replies.listCorrections>(),
  key: keys.bookings,
  meta: { failure: 'Fetching corrections failed. Kindly Refresh' },
});

export const proposeCorrection = endpoint({
  method: 'POST',
  path: '/outcome-corrections',
  access: ['bookings.correct'],
  summary: 'Propose to put a wrong outcome right; somebody else approves it',
  body: object({ bookingId: id(), to: choice(correctedOutcomes), reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.proposeCorrection>(),
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
  idempotent: true,
  reply: returns<typeof replies.approveCorrection>(),
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
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.rejectCorrection>(),
  meta: {
    success: 'Correction rejected successfully',
    failure: 'The correction was not rejected',
    invalidates: [keys.bookings],
  },
});
