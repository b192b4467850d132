import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { listActivities } from '../contract/bookings.ts';
import * as notes from '../contract/clientNotes.ts';
import * as wallet from '../contract/clientWallet.ts';
import { keys } from './keys.ts';
import { call } from './request.ts';
import { koboOf } from './transactions.ts';

/** What staff keep and read about one client, beside the profile. */

export const clientNotesQuery = (id: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.clients, 'notes', id, pageNumber],
    queryFn: ({ signal }) =>
      call(notes.listClientNotes, { params: { id }, query: { pageNumber } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching notes failed. Kindly Refresh' },
  });

interface NewNote {
  clientId: number;
  text: string;
  idempotencyKey: string;
}

export const addClientNoteMutation = mutationOptions({
  mutationKey: ['add-client-note'],
  mutationFn: ({ clientId: id, text, idempotencyKey }: NewNote) =>
    call(notes.addClientNote, { params: { id }, body: { text } }, { idempotencyKey }),
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
  mutationKey: ['correct-client-note'],
  mutationFn: ({ clientId: id, noteId, text }: Correction) =>
    call(notes.correctClientNote, { params: { id, noteId }, body: { text } }),
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
      const { balance, pending } = (await call(wallet.clientWallet, { params: { id } }, { signal })).data;
      return { balanceKobo: koboOf(balance), pendingKobo: koboOf(pending) };
    },
    meta: { failure: 'Fetching the wallet failed. Kindly Refresh' },
  });

export const clientStatementQuery = (id: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.transactions, 'statement', id, pageNumber],
    queryFn: ({ signal }) =>
      call(wallet.clientStatement, { params: { id }, query: { pageNumber } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
  });

export const clientActivitiesQuery = (applicationUserId: number, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.activities, 'client', applicationUserId, pageNumber],
    queryFn: ({ signal }) =>
      call(listActivities, { query: { applicationUserId, pageNumber, pageSize: 10 } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching activities failed. Kindly Refresh' },
  });
