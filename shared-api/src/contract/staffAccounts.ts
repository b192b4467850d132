import { array, number, object, string } from 'yup';
import { accountStatuses } from '../rules/accountStatus.ts';
import { staffSorts } from '../rules/deskLists.ts';
import { staffRoleBody, staffRoles } from './accountBodies.ts';
import { endpoint } from './endpoint.ts';
import { lazily } from './lazily.ts';
import { byId, searchedPage } from './queries.ts';
import { binary, user } from './replies.ts';

const staffList = lazily(() =>
  searchedPage.shape({
    role: string().optional().oneOf(staffRoles, 'Invalid selection'),
    status: string().optional().oneOf(accountStatuses, 'Invalid selection'),
    /** Officers who serve this airport: tied to it, or to none. */
    airportId: number().integer().min(1).max(18).optional(),
    sort: string().optional().oneOf(staffSorts, 'Invalid selection'),
  }),
);

export const listStaff = endpoint({
  method: 'GET',
  path: '/users/users',
  access: ['users.read'],
  summary: 'Staff accounts, filtered and sorted, newest first unless stated',
  query: staffList,
  paged: true,
  reply: lazily(() => array(user.required()).required()),
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
