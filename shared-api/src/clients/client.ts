import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ProfileUpdate, sendUpdate } from '../accounts/client.ts';
import { changeAccountStatus, clientFileContent, readIdentification } from '../accounts/contract.ts';
import type { ClientFile } from '../accounts/schemas.ts';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call, send } from '../http/request.ts';
import { koboOf } from '../money/money.ts';
import * as api from './contract.ts';

type ClientListQuery = QueryOf<typeof api.listClients>;
type ListQuery = QueryOf<typeof api.listUsersOfKind>;
const clientsFailed = { failure: 'Fetching all clients failed. Kindly Refresh' };

export const clientsQuery = (query: ClientListQuery) =>
  queryOptions({
    queryKey: [...keys.clients, 'all', query],
    queryFn: ({ signal }) => call(api.listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: clientsFailed,
  });

export const statusStatsQuery = queryOptions({
  queryKey: [...keys.stats, 'status'],
  queryFn: async ({ signal }) => (await call(api.statusStats, {}, { signal })).data,
  meta: { failure: 'Error fetching stats. Kindly Refresh' },
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
    mutationFn: async (body: BodyOf<typeof changeAccountStatus>) =>
      (await call(changeAccountStatus, { body })).data,
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
  mutationFn: async (id: number) => (await call(readIdentification, { params: { id } })).data.identification,
  meta: { failure: 'The identification number could not be read' },
});

export const updateClientMutation = mutationOptions({
  mutationFn: (update: ProfileUpdate) => sendUpdate(update),
  meta: {
    success: 'Client updated successfully',
    failure: 'Something went wrong. Kindly Refresh',
    loading: "Updating client's details",
    invalidates: [keys.clients, keys.user, keys.activities],
  },
});

/** A client's document as a blob for the viewer; never kept, so that every look is the server's to log. */
export const clientFileQuery = (file: ClientFile) =>
  queryOptions({
    queryKey: [...keys.clients, 'file', file.id],
    queryFn: async ({ signal }) => {
      const response = await send(clientFileContent, { params: { id: file.id } }, { signal });
      return new Blob([await response.blob()], { type: file.type });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'Error downloading file' },
  });

export const clientFileDownload = (file: ClientFile) =>
  download(clientFileContent, { params: { id: file.id } }, file.name);

/** The clients that the list shows with this query, all pages. */
export const clientsExport = (query: ClientListQuery) =>
  download(api.exportClients, { query }, 'Clients.csv');

/** What staff keep and read about one client, beside the profile. */

export const clientNotesQuery = (id: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.clients, 'notes', id, pageNumber],
    queryFn: ({ signal }) => call(api.listClientNotes, { params: { id }, query: { pageNumber } }, { signal }),
    meta: { failure: 'Fetching notes failed. Kindly Refresh' },
  });

interface NewNote {
  clientId: number;
  text: string;
  idempotencyKey: string;
}

export const addClientNoteMutation = mutationOptions({
  mutationFn: ({ clientId: id, text, idempotencyKey }: NewNote) =>
    call(api.addClientNote, { params: { id }, body: { text } }, { idempotencyKey }),
  meta: {
    success: 'Note added successfully',
    failure: 'The note was not added',
    invalidates: [[...keys.clients, 'notes']],
  },
});

interface Correction {
  clientId: number;
  noteId: number;
  text: string;
}

export const correctClientNoteMutation = mutationOptions({
  mutationFn: ({ clientId: id, noteId, text }: Correction) =>
    call(api.correctClientNote, { params: { id, noteId }, body: { text } }),
  meta: {
    success: 'Note corrected successfully',
    failure: 'The note was not corrected',
    invalidates: [[...keys.clients, 'notes']],
  },
});

/** In kobo; beneath the transactions, whose events tell staff that a wallet moved. */
export const clientWalletQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.transactions, 'wallet', id],
    queryFn: async ({ signal }) => {
      const { balance, pending } = (await call(api.clientWallet, { params: { id } }, { signal })).data;
      return { balanceKobo: koboOf(balance), pendingKobo: koboOf(pending) };
    },
    meta: { failure: 'Fetching the wallet failed. Kindly Refresh' },
  });

export const clientStatementQuery = (id: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.transactions, 'statement', id, pageNumber],
    queryFn: ({ signal }) => call(api.clientStatement, { params: { id }, query: { pageNumber } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
  });
