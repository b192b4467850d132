import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as accounts from '../contract/accounts.ts';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import * as figures from '../contract/figures.ts';
import * as api from '../contract/staff.ts';
import type { ClientFile } from '../contract/types.ts';
import { type ProfileUpdate, sendUpdate } from './accounts.ts';
import { download } from './download.ts';
import { keys } from './keys.ts';
import { call, send } from './request.ts';

type ClientListQuery = QueryOf<typeof api.listClients>;
type ListQuery = QueryOf<typeof api.listUsersOfKind>;
const clientsFailed = { failure: 'Fetching all clients failed. Kindly Refresh' };

export const dashboardStatsQuery = queryOptions({
  queryKey: [...keys.stats, 'dashboard'],
  queryFn: async ({ signal }) => (await call(api.dashboardStats, {}, { signal })).data,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export const statusStatsQuery = queryOptions({
  queryKey: [...keys.stats, 'status'],
  queryFn: async ({ signal }) => (await call(api.statusStats, {}, { signal })).data,
  meta: { failure: 'Error fetching stats. Kindly Refresh' },
});

/** Bookings and revenue of a span, by service and by airport; clients by status. */
export const figureSeriesQuery = (query: QueryOf<typeof figures.figureSeries>) =>
  queryOptions({
    queryKey: [...keys.stats, 'series', query],
    queryFn: async ({ signal }) => (await call(figures.figureSeries, { query }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching stats failed. Kindly Refresh' },
  });

/** What waits for the member of staff who asks. */
export const needsDoingQuery = (query: QueryOf<typeof figures.needsDoing> = {}) =>
  queryOptions({
    queryKey: [...keys.stats, 'needs-doing', query],
    queryFn: async ({ signal }) => (await call(figures.needsDoing, { query }, { signal })).data.tasks,
    meta: { failure: 'Fetching stats failed. Kindly Refresh' },
  });

export const clientsQuery = (query: ClientListQuery) =>
  queryOptions({
    queryKey: [...keys.clients, 'all', query],
    queryFn: ({ signal }) => call(api.listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: clientsFailed,
  });

export const clientsByStatusQuery = (status: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...keys.clients, 'status', status, query],
    queryFn: ({ signal }) => call(api.listClientsByStatus, { params: { status }, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: clientsFailed,
  });

const statusChange = (failure: string) =>
  mutationOptions({
    mutationKey: ['account-status'],
    mutationFn: async (body: BodyOf<typeof accounts.changeAccountStatus>) =>
      (await call(accounts.changeAccountStatus, { body })).data,
    meta: {
      success: 'Status changed successfully',
      failure,
      loading: 'Updating status',
      invalidates: [keys.clients, keys.staffUsers, keys.user, keys.stats, keys.activities],
    },
  });

export const changeClientStatusMutation = statusChange('Updating client status failed. Kindly Refresh');
export const changeUserStatusMutation = statusChange('Updating status failed. Kindly Refresh');

/** Staff edit a client's data (STAFF-14, STAFF-15). */
/** Each look is in the audit, so that nothing of it is kept. */
export const readIdentificationMutation = mutationOptions({
  mutationKey: ['read-identification'],
  mutationFn: async (id: number) =>
    (await call(accounts.readIdentification, { params: { id } })).data.identification,
  meta: { failure: 'The identification number could not be read' },
});

export const updateClientMutation = mutationOptions({
  mutationKey: ['update-client'],
  mutationFn: (update: ProfileUpdate) => sendUpdate(update),
  meta: {
    success: 'Client updated successfully',
    failure: 'Something went wrong. Kindly Refresh',
    loading: "Updating client's details",
    invalidates: [keys.clients, keys.user, keys.activities],
  },
});

/** Staff edit a staff account or their own (STAFF-16). */
export const updateUserMutation = mutationOptions({
  mutationKey: ['update-user'],
  mutationFn: (body: BodyOf<typeof accounts.updateUser>) => call(accounts.updateUser, { body }),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.user],
  },
});

export const inviteStaffMutation = mutationOptions({
  mutationKey: ['invite-staff'],
  mutationFn: (body: BodyOf<typeof accounts.inviteStaff>) => call(accounts.inviteStaff, { body }),
  meta: {
    success: 'Invitation sent successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.staffUsers, keys.stats],
  },
});

/** A client's document as a blob for the viewer; never kept, so that every look is the server's to log. */
export const clientFileQuery = (file: ClientFile) =>
  queryOptions({
    queryKey: [...keys.clients, 'file', file.id],
    queryFn: async ({ signal }) => {
      const response = await send(accounts.clientFileContent, { params: { id: file.id } }, { signal });
      return new Blob([await response.blob()], { type: file.type });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'Error downloading file' },
  });

export const clientFileDownload = (file: ClientFile) =>
  download(accounts.clientFileContent, { params: { id: file.id } }, file.name);

/** The clients that the list shows with this query, all pages. */
export const clientsExport = (query: ClientListQuery) =>
  download(api.exportClients, { query }, 'Clients.csv');
