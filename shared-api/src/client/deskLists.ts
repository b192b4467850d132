import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as audit from '../contract/audit.ts';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import * as feedbacks from '../contract/feedbacks.ts';
import * as staff from '../contract/staffAccounts.ts';
import { download } from './download.ts';
import { keys } from './keys.ts';
import { call } from './request.ts';

const failed = { failure: 'Something went wrong. Kindly Refresh' };

type AuditQuery = QueryOf<typeof audit.listAudit>;
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: [...keys.audit, 'list', query],
    queryFn: ({ signal }) => call(audit.listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed,
  });

export const auditChoicesQuery = queryOptions({
  queryKey: [...keys.audit, 'choices'],
  queryFn: async ({ signal }) => (await call(audit.auditChoices, {}, { signal })).data,
  meta: { failure: "Fetching the filters' choices failed. Kindly Refresh" },
});

export const auditExport = (query: AuditQuery) => download(audit.exportAudit, { query }, 'Audit.csv');

type FeedbackQuery = QueryOf<typeof feedbacks.listFeedbacks>;
export const feedbacksQuery = (query: FeedbackQuery) =>
  queryOptions({
    queryKey: [...keys.feedbacks, 'list', query],
    queryFn: ({ signal }) => call(feedbacks.listFeedbacks, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed,
  });

export const feedbackSummaryQuery = (query: QueryOf<typeof feedbacks.feedbackSummary>) =>
  queryOptions({
    queryKey: [...keys.feedbacks, 'summary', query],
    queryFn: async ({ signal }) => (await call(feedbacks.feedbackSummary, { query }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: failed,
  });

export const feedbacksExport = (query: FeedbackQuery) =>
  download(feedbacks.exportFeedbacks, { query }, 'Feedback.csv');

type StaffQuery = QueryOf<typeof staff.listStaff>;
/** The authority's own people (STAFF-01). */
export const staffUsersQuery = (query: StaffQuery) =>
  queryOptions({
    queryKey: [...keys.staffUsers, query],
    queryFn: ({ signal }) => call(staff.listStaff, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching all users failed. Kindly Refresh' },
  });

export const staffExport = (query: StaffQuery) => download(staff.exportStaff, { query }, 'Users.csv');

interface RoleChange {
  id: number;
  body: BodyOf<typeof staff.changeStaffRole>;
}

export const changeStaffRoleMutation = mutationOptions({
  mutationKey: ['staff-role'],
  mutationFn: ({ id, body }: RoleChange) => call(staff.changeStaffRole, { params: { id }, body }),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.audit],
  },
});

export const inviteStaffAgainMutation = mutationOptions({
  mutationKey: ['invite-again'],
  mutationFn: (id: number) => call(staff.inviteStaffAgain, { params: { id }, body: {} }),
  meta: { success: 'Invitation sent successfully', ...failed, invalidates: [keys.audit] },
});
