import { endpoint, returns } from '../contract/endpoint.ts';
import { optionalId, optionalVersion } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { memberInvitation, memberRights } from './schemas.ts';

export const listMembers = endpoint({
  method: 'GET',
  path: '/members',
  access: ['members.manage', 'members.readAll'],
  summary: "The members of the caller's organisation, with their limits; those of one client for staff",
  query: object({ clientId: optionalId() }),
  reply: returns<typeof replies.listMembers>(),
  key: keys.members,
  meta: { failure: 'Fetching members failed. Kindly Refresh' },
});

export const ownLimits = endpoint({
  method: 'GET',
  path: '/members/own-limits',
  access: ['orders.make'],
  summary:
    'What the caller may book without approval: at a time, and what is left of the month; null is no limit',
  reply: returns<typeof replies.ownLimits>(),
  /** A booking uses up a part of the monthly limit, so changes of bookings must refresh the limits. */
  key: keys.bookings,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/members',
  access: ['members.manage'],
  summary:
    'Invite a member, who sets a password by a one-use link and works with the wallet of the organisation',
  body: memberInvitation,
  idempotent: true,
  reply: returns<typeof replies.inviteMember>(),
  meta: { success: 'Invitation sent', failure: 'The member was not invited', invalidates: [keys.members] },
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/members/:id',
  access: ['members.manage'],
  summary: 'Another role, other limits: their next request is judged by them',
  params: byId,
  body: memberRights.shape({ version: optionalVersion() }),
  idempotent: true,
  reply: returns<typeof replies.changeMember>(),
  meta: { success: 'Member updated', failure: 'The member was not updated', invalidates: [keys.members] },
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/members/:id/removal',
  access: ['members.manage'],
  summary: 'End the sessions of a member, who signs in no more; what they booked stays',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.removeMember>(),
  meta: { success: 'Member removed', failure: 'The member was not removed', invalidates: [keys.members] },
});

export const inviteMemberAgain = endpoint({
  method: 'POST',
  path: '/members/:id/invitation',
  access: ['members.manage'],
  summary: 'A fresh link for whoever has not set a password yet or was removed; the former one is void',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.inviteMemberAgain>(),
  meta: { success: 'Invitation sent', failure: 'The invitation was not sent', invalidates: [keys.members] },
});
