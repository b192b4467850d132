import { endpoint, returns } from '../contract/endpoint.ts';
import { id, line, linesFrom3, optionalChoice } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { boolean, object } from '../contract/yup.ts';
import { proposalStatuses } from '../proposals/rules.ts';
import type { replies } from './replies.ts';

const invalidates = [keys.erasures];

export const ownErasure = endpoint({
  method: 'GET',
  path: '/me/erasure',
  access: 'signed-in',
  summary:
    'What an erasure of the own account takes and leaves, what stands in its way, and since when it is asked for',
  reply: returns<typeof replies.ownErasure>(),
  key: keys.erasures,
  meta: { failure: 'Fetching what an erasure takes failed. Kindly Refresh' },
});

export const proveErasure = endpoint({
  method: 'POST',
  path: '/me/erasure/code',
  access: 'signed-in',
  summary: 'How to prove who asks for the erasure; mails a code to whoever has no authenticator app',
  reply: returns<typeof replies.proveErasure>(),
  meta: { failure: 'The code was not sent' },
});

export const askErasure = endpoint({
  method: 'POST',
  path: '/me/erasure',
  access: 'signed-in',
  summary: 'Ask for the erasure of the own account; an Administrator decides',
  body: object({ code: line(64).required('Enter the code'), reason: linesFrom3(500) }),
  idempotent: true,
  meta: { failure: 'The erasure was not asked for', invalidates },
});

export const withdrawErasure = endpoint({
  method: 'DELETE',
  path: '/me/erasure',
  access: 'signed-in',
  summary: 'Take back that the erasure of the own account was asked for',
  meta: { success: 'You keep your account', failure: 'The erasure was not taken back', invalidates },
});

export const listErasures = endpoint({
  method: 'GET',
  path: '/privacy/erasures',
  access: ['privacy.handle'],
  summary: 'Erasures that were asked for or proposed, newest first',
  query: page.shape({ status: optionalChoice(proposalStatuses) }),
  paged: true,
  reply: returns<typeof replies.listErasures>(),
  key: keys.erasures,
  meta: { failure: 'Fetching erasures failed. Kindly Refresh' },
});

export const previewErasure = endpoint({
  method: 'GET',
  path: '/privacy/erasures/of/:id',
  access: ['privacy.handle'],
  summary: 'What the erasure of a client or member takes and leaves, and what stands in its way',
  params: byId,
  reply: returns<typeof replies.previewErasure>(),
  key: keys.erasures,
  meta: { failure: 'Fetching what an erasure takes failed. Kindly Refresh' },
});

export const proposeErasure = endpoint({
  method: 'POST',
  path: '/privacy/erasures',
  access: ['privacy.handle'],
  summary: 'Propose the erasure of a client or member who asks on paper; somebody else approves it',
  body: object({ userId: id(), reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.proposeErasure>(),
  meta: { success: 'Erasure proposed successfully', failure: 'The erasure was not proposed', invalidates },
});

export const approveErasure = endpoint({
  method: 'POST',
  path: '/privacy/erasures/:id/approval',
  access: ['privacy.handle'],
  summary: 'Approve an erasure that somebody else proposed; it is done at once and cannot be undone',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.approveErasure>(),
  meta: {
    success: 'Erased',
    failure: 'Nothing was erased',
    invalidates: [keys.erasures, keys.clients, keys.activities],
  },
});

export const rejectErasure = endpoint({
  method: 'POST',
  path: '/privacy/erasures/:id/rejection',
  access: ['privacy.handle'],
  summary:
    'Reject an erasure, with the reason, which its person reads; whoever proposed it withdraws it this way',
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.rejectErasure>(),
  meta: { success: 'Erasure rejected successfully', failure: 'The erasure was not rejected', invalidates },
});

export const restrictAccount = endpoint({
  method: 'PATCH',
  path: '/clients/:id/restriction',
  access: ['privacy.handle'],
  summary: 'Restrict a client to reading, for a claim or at their wish, or lift it; with a reason',
  params: byId,
  body: object({ restricted: boolean().required(), reason: linesFrom3(500) }),
  reply: returns<typeof replies.restrictAccount>(),
  meta: { failure: 'The restriction was not stored', invalidates: [keys.clients] },
});

export const readPayer = endpoint({
  method: 'POST',
  path: '/clients/:id/payer',
  access: ['payer.read'],
  summary: "The name of an erased client as the books' duty keeps it; the reason stands in the audit",
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  reply: returns<typeof replies.readPayer>(),
  meta: { failure: 'The name was not read' },
});

export const retentionDryRun = endpoint({
  method: 'GET',
  path: '/retention/dry-run',
  access: ['privacy.handle'],
  summary: 'How much the next daily run removes by age, by the setting of each',
  reply: returns<typeof replies.retentionDryRun>(),
  key: keys.settings,
  meta: { failure: 'Counting what is old failed. Kindly Refresh' },
});
