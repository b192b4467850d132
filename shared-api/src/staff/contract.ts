import { number, object } from 'yup';
import { user, users } from '../accounts/schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { lazily } from '../contract/lazily.ts';
import { binary, byId } from '../contract/queries.ts';
import { staffInvitation, staffList, staffRoleBody } from './schemas.ts';

const count = () => number().required();

export const dashboardStats = endpoint({
  method: 'GET',
  path: '/users/dashboard-stats',
  access: ['stats.read'],
  summary: 'Totals for the staff dashboard; revenue in naira (G83)',
  reply: lazily(() =>
    object({
      users: count(),
      clients: count(),
      services: count(),
      bookings: count(),
      transactions: count(),
      revenue: count(),
      clientStats: object({
        individual: count(),
        corporate: count(),
        government: count(),
        family: count(),
      }).required(),
    }),
  ),
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/users/staff',
  access: ['users.manage'],
  summary: 'Create a staff account; a one-use link to set the password is mailed',
  body: staffInvitation,
  reply: user,
});

export const listStaff = endpoint({
  method: 'GET',
  path: '/users/users',
  access: ['users.read'],
  summary: 'Staff accounts, filtered and sorted, newest first unless stated',
  query: staffList,
  paged: true,
  reply: users,
});

export const exportStaff = endpoint({
  method: 'GET',
  path: '/users/staff/export',
  access: ['users.read'],
  summary: 'What the list of staff accounts shows, all pages, as CSV',
  query: staffList,
  replyKind: 'csv',
  reply: binary,
});

export const changeStaffRole = endpoint({
  method: 'PATCH',
  path: '/users/staff/:id/role',
  access: ['users.manage'],
  summary: "Change a colleague's role and airports; it holds with the colleague's next request",
  params: byId,
  body: staffRoleBody,
  refusals: [409],
  reply: user,
});

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/users/staff/:id/invitation',
  access: ['users.manage'],
  summary: 'Mail a fresh invitation to a colleague who has not set a password yet; the former link is void',
  params: byId,
  body: lazily(() => object({})),
  reply: user,
});
