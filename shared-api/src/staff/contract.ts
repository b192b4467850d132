import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import type { replies } from './replies.ts';
import { staffInvitation, staffList, staffRoleBody } from './schemas.ts';

export const dashboardStats = endpoint({
  method: 'GET',
  path: '/users/dashboard-stats',
  access: ['stats.read'],
  summary: 'Totals for the staff dashboard; revenue in naira (G83)',
  reply: returns<typeof replies.dashboardStats>(),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/users/staff',
  access: ['users.manage'],
  summary: 'Create a staff account; a one-use link to set the password is mailed',
  body: staffInvitation,
  reply: returns<typeof replies.inviteStaff>(),
  meta: {
    success: 'Invitation sent successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.staffUsers, keys.stats],
  },
});

export const listStaff = endpoint({
  method: 'GET',
  path: '/users/users',
  access: ['users.read'],
  summary: 'Staff accounts, filtered and sorted, newest first unless stated',
  query: staffList,
  paged: true,
  reply: returns<typeof replies.listStaff>(),
  key: keys.staffUsers,
  meta: { failure: 'Fetching all users failed. Kindly Refresh' },
});

export const exportStaff = endpoint({
  method: 'GET',
  path: '/users/staff/export',
  access: ['users.read'],
  summary: 'What the list of staff accounts shows, all pages, as CSV',
  query: staffList,
  replyKind: 'csv',
});

export const changeStaffRole = endpoint({
  method: 'PATCH',
  path: '/users/staff/:id/role',
  access: ['users.manage'],
  summary: "Change a colleague's role and airports; it holds with the colleague's next request",
  params: byId,
  body: staffRoleBody,
  reply: returns<typeof replies.changeStaffRole>(),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.audit],
  },
});

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/users/staff/:id/invitation',
  access: ['users.manage'],
  summary: 'Mail a fresh invitation to a colleague who has not set a password yet; the former link is void',
  params: byId,
  reply: returns<typeof replies.inviteStaffAgain>(),
  meta: {
    success: 'Invitation sent successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.audit],
  },
});
