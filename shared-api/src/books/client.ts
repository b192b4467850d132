import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';
import * as decisions from './decisions.ts';
import * as files from './files.ts';
import * as lines from './lines.ts';

const failed = (what: string) => ({ failure: `Fetching ${what} failed. Kindly Refresh` });
const books = [keys.books];
const moneyMoved = [keys.books, keys.wallet, keys.transactions, keys.activities, keys.stats];

export const clearingQuery = queryOptions({
  queryKey: [...keys.books, 'clearing'],
  queryFn: async ({ signal }) => (await call(api.readClearing, {}, { signal })).data,
  meta: failed('the clearing'),
});

export const profilesQuery = queryOptions({
  queryKey: [...keys.books, 'profiles'],
  queryFn: async ({ signal }) => (await call(files.listProfiles, {}, { signal })).data,
  meta: failed('the profiles'),
});

export const createProfileMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof files.createProfile>) => call(files.createProfile, { body }),
  meta: { success: 'Profile saved successfully', failure: 'The profile was not saved', invalidates: books },
});

export const filesQuery = (query: QueryOf<typeof files.listFiles>) =>
  queryOptions({
    queryKey: [...keys.books, 'files', query],
    queryFn: ({ signal }) => call(files.listFiles, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed('the settlement files'),
  });

export const uploadFileMutation = mutationOptions({
  mutationFn: ({ profileId, file }: { profileId: number; file: File }) =>
    call(files.uploadFile, { body: { profileId } }, { files: [file] }),
  meta: {
    success: 'File received successfully',
    failure: 'The file was not taken in',
    loading: 'Reading the file',
    invalidates: books,
  },
});

export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.books, 'file', id],
    queryFn: async ({ signal }) => (await call(files.readFile, { params: { id } }, { signal })).data,
    // The news that it was read may come before anybody listens.
    refetchInterval: ({ state: { data } }) => (data?.read === false ? 2_000 : false),
    meta: failed('the settlement file'),
  });

export const openLinesQuery = (query: QueryOf<typeof lines.listOpenLines>) =>
  queryOptions({
    queryKey: [...keys.books, 'open lines', query],
    queryFn: ({ signal }) => call(lines.listOpenLines, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed('the lines'),
  });

/** Other lines once the file has been read. */
export const linesQuery = (
  { id, read }: { id: number; read: boolean },
  query: QueryOf<typeof lines.listLines>,
) =>
  queryOptions({
    queryKey: [...keys.books, 'lines', id, read, query],
    queryFn: ({ signal }) => call(lines.listLines, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed('the lines'),
  });

export const postFileMutation = mutationOptions({
  mutationFn: (id: number) => call(files.postFile, { params: { id }, body: {} }),
  meta: { success: 'Lines posted successfully', failure: 'Nothing was posted', invalidates: books },
});

export const postLineMutation = mutationOptions({
  mutationFn: (id: number) => call(lines.postLine, { params: { id }, body: {} }),
  meta: { success: 'Line posted successfully', failure: 'The line was not posted', invalidates: books },
});

export const ignoreLineMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(lines.ignoreLine, { params: { id }, body: { reason } }),
  meta: { success: 'Line ignored successfully', failure: 'The line was not ignored', invalidates: books },
});

export const noteLineMutation = mutationOptions({
  mutationFn: ({ id, note }: { id: number; note: string }) =>
    call(lines.noteLine, { params: { id }, body: { note } }),
  meta: { success: 'Note saved successfully', failure: 'The note was not saved', invalidates: books },
});

export const officersQuery = queryOptions({
  queryKey: [...keys.books, 'officers'],
  queryFn: async ({ signal }) => (await call(lines.listBookOfficers, {}, { signal })).data,
  meta: failed('the finance office'),
});

export const assignLineMutation = mutationOptions({
  mutationFn: ({ id, officerId }: { id: number; officerId: number | null }) =>
    call(lines.assignLine, { params: { id }, body: { officerId } }),
  meta: { success: 'Line assigned successfully', failure: 'The line was not assigned', invalidates: books },
});

export const missingQuery = (query: QueryOf<typeof api.listMissing>) =>
  queryOptions({
    queryKey: [...keys.books, 'missing', query],
    queryFn: ({ signal }) => call(api.listMissing, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed('the missing payments'),
  });

export const openingQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.books, 'opening', day],
    queryFn: async ({ signal }) => (await call(decisions.readOpening, { query: { day } }, { signal })).data,
    meta: failed('the payments before that day'),
  });

export const decisionsQuery = (query: QueryOf<typeof decisions.listDecisions>) =>
  queryOptions({
    queryKey: [...keys.books, 'decisions', query],
    queryFn: ({ signal }) => call(decisions.listDecisions, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed('the decisions'),
  });

interface Proposal {
  decision: BodyOf<typeof decisions.proposeDecision>;
  /** One key for one intent: a double click proposes once. */
  idempotencyKey: string;
}

export const proposeDecisionMutation = mutationOptions({
  mutationFn: ({ decision, idempotencyKey }: Proposal) =>
    call(decisions.proposeDecision, { body: decision }, { idempotencyKey }),
  meta: { success: 'Decision proposed successfully', failure: 'Nothing was proposed', invalidates: books },
});

export const approveDecisionMutation = mutationOptions({
  mutationFn: (id: number) => call(decisions.approveDecision, { params: { id }, body: {} }),
  meta: {
    success: 'Decision approved successfully',
    failure: 'The decision was not approved',
    invalidates: moneyMoved,
  },
});

export const rejectDecisionMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(decisions.rejectDecision, { params: { id }, body: { reason } }),
  meta: {
    success: 'Decision rejected successfully',
    failure: 'The decision was not rejected',
    invalidates: books,
  },
});
