import { array, type InferType, number, object, string } from 'yup';
import { user, users } from '../accounts/schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { binary, byId } from '../contract/queries.ts';
import { unpaidAges } from './rules.ts';
import { staffInvitation, staffList, staffRoleBody } from './schemas.ts';

const count = () => number().required();

/** What the finance office starts its day with; amounts in naira. */
const money = lazily(() =>
  object({
    /** Paid since midnight in Lagos. */
    inToday: object({ count: count(), amount: count() }).required(),
    /** Unpaid invoices of a transaction's type (1 registrations, 2 fundings), by the days on which they were made. */
    unpaid: array(
      object({
        type: count(),
        age: string().required().oneOf(unpaidAges),
        from: string(),
        to: string(),
        count: count(),
        amount: count(),
      }).required(),
    ).required(),
    toLookAt: count(),
    adjustments: count(),
  }),
);
export type MoneyWaiting = InferType<typeof money>;

/** The reviews of registrations: what the last seven days decided, and who has waited longest. */
const reviews = lazily(() =>
  object({
    approved: count(),
    rejected: count(),
    applicants: array(
      object({
        id: count(),
        name: string().required(),
        kind: string().required(),
        dateCreated: string().required(),
        documents: count(),
        /** In naira; null where none is owed. */
        fee: object({ amount: count(), status: string().required() }).defined().nullable(),
      }).required(),
    ).required(),
  }),
);
export type ReviewsWaiting = InferType<typeof reviews>;

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
      /** For those who confirm payments. */
      money: money.default(undefined).optional(),
      /** For those who review registrations. */
      reviews: reviews.default(undefined).optional(),
    }),
  ),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/users/staff',
  access: ['users.manage'],
  summary: 'Create a staff account; a one-use link to set the password is mailed',
  body: staffInvitation,
  reply: user,
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
  reply: users,
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
  body: lazily(() => object({})),
  reply: user,
  meta: {
    success: 'Invitation sent successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.audit],
  },
});
