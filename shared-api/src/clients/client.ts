import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, download, send } from 'shared-api/http';
import { type ProfileUpdate, sendUpdate } from '../accounts/client.ts';
import { changeAccountStatus, clientFileContent } from '../accounts/contract.ts';
import type { ClientFile } from '../accounts/replies.ts';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { koboOf } from '../money/money.ts';
import * as api from './contract.ts';

type ClientListQuery = QueryOf<typeof api.listClients>;
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

export const updateClientMutation = mutationOptions({
  mutationFn: (update: ProfileUpdate) => sendUpdate(update),
  meta: {
    success: 'Client updated successfully',
    failure: 'Something went wrong. Kindly Refresh',
    loading: "Updating client's details",
    invalidates: [keys.clients, keys.user, keys.activities],
  },
});

/** Documents are not kept in the cache, so that the server records every viewing. */
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

export const clientsExport = (query: ClientListQuery) =>
  download(api.exportClients, { query }, 'Clients.csv');

/** The key begins with the transactions' key, since live events about transactions must also refresh the wallet. */
export const clientWalletQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.transactions, 'wallet', id],
    queryFn: async ({ signal }) => {
      const { balance, pending } = (await call(api.clientWallet, { params: { id } }, { signal })).data;
      return { balanceKobo: koboOf(balance), pendingKobo: koboOf(pending) };
    },
    meta: { failure: 'Fetching the wallet failed. Kindly Refresh' },
  });
