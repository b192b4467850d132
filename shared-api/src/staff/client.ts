import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { updateUser } from '../accounts/contract.ts';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import type { listFeedbacks } from '../feedback/contract.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import { auditChoices, exportAudit, listAudit } from './audit.ts';
import * as api from './contract.ts';
import { figureSeries } from './statistics.ts';

export const dashboardStatsQuery = queryOptions({
  queryKey: [...keys.stats, 'dashboard'],
  queryFn: async ({ signal }) => (await call(api.dashboardStats, {}, { signal })).data,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

/** Bookings and revenue of a span, by service and by airport; clients by status. */
export const figureSeriesQuery = (query: QueryOf<typeof figureSeries>) =>
  queryOptions({
    queryKey: [...keys.stats, 'series', query],
    queryFn: async ({ signal }) => (await call(figureSeries, { query }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching stats failed. Kindly Refresh' },
  });

/** Staff edit a staff account or their own (STAFF-16). */
export const updateUserMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof updateUser>) => call(updateUser, { body }),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.user],
  },
});

export const inviteStaffMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.inviteStaff>) => call(api.inviteStaff, { body }),
  meta: {
    success: 'Invitation sent successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.staffUsers, keys.stats],
  },
});

export const failed = { failure: 'Something went wrong. Kindly Refresh' };

type AuditQuery = QueryOf<typeof listAudit>;
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: [...keys.audit, 'list', query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed,
  });

export const auditChoicesQuery = queryOptions({
  queryKey: [...keys.audit, 'choices'],
  queryFn: async ({ signal }) => (await call(auditChoices, {}, { signal })).data,
  meta: { failure: "Fetching the filters' choices failed. Kindly Refresh" },
});

export const auditExport = (query: AuditQuery) => download(exportAudit, { query }, 'Audit.csv');

export type FeedbackQuery = QueryOf<typeof listFeedbacks>;

type StaffQuery = QueryOf<typeof api.listStaff>;
/** The authority's own people (STAFF-01). */
export const staffUsersQuery = (query: StaffQuery) =>
  queryOptions({
    queryKey: [...keys.staffUsers, query],
    queryFn: ({ signal }) => call(api.listStaff, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching all users failed. Kindly Refresh' },
  });

export const staffExport = (query: StaffQuery) => download(api.exportStaff, { query }, 'Users.csv');

interface RoleChange {
  id: number;
  body: BodyOf<typeof api.changeStaffRole>;
}

export const changeStaffRoleMutation = mutationOptions({
  mutationFn: ({ id, body }: RoleChange) => call(api.changeStaffRole, { params: { id }, body }),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.audit],
  },
});

export const inviteStaffAgainMutation = mutationOptions({
  mutationFn: (id: number) => call(api.inviteStaffAgain, { params: { id }, body: {} }),
  meta: { success: 'Invitation sent successfully', ...failed, invalidates: [keys.audit] },
});
