import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { CallMeta } from 'shared-api/contract';
import { notify } from '../notifications/notify.ts';
import { isProblem, replyText } from './problem.ts';
import { recordTold } from './toldFailures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const isClientError = (error: unknown) => isProblem(error) && error.status >= 400 && error.status < 500;
const isUnauthorized = (error: unknown) => isProblem(error) && error.status === 401;
const same = (one: string, other: string) => one.replace(/\.$/, '') === other.replace(/\.$/, '');

/** A 401 is not reported here, because the end of the session has its own message. */
function report(error: unknown, meta: CallMeta | undefined, about: string) {
  if (isUnauthorized(error) || meta?.toldByPage) return;
  if (isProblem(error) && meta?.silentCodes?.includes(error.code)) return;
  recordTold(error);
  const reply = replyText(error);
  const message = (isProblem(error) && error.headline) || meta?.failure || reply || 'Something went wrong';
  notify.error(message, { about, ...(reply && !same(reply, message) && { detail: reply }) });
}

/** A successful call for one booking must not remove the failure message of another booking. */
function actionOf(meta: CallMeta | undefined, variables: unknown): string {
  const { params, body, ...rest } = (variables ?? {}) as { params?: object; body?: object };
  const made = Object.entries({ ...rest, ...params, ...body });
  return JSON.stringify([meta?.failure, ...made.filter(([name]) => /id$/i.test(name))]);
}

export function createPortalQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // While offline, a failed refetch is not reported, because the page says that the user is offline.
        if (query.state.data === undefined || onlineManager.isOnline())
          report(error, query.meta, query.queryHash);
      },
      onSuccess: (_data, query) => notify.dismissAbout(query.queryHash),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (mutation.meta?.info) notify.info(mutation.meta.info);
      },
      onError: (error, variables, _result, mutation) =>
        report(error, mutation.meta, actionOf(mutation.meta, variables)),
      onSuccess: (_data, variables, _result, mutation) => {
        notify.dismissAbout(actionOf(mutation.meta, variables));
        if (mutation.meta?.success) notify.success(mutation.meta.success);
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Refetching on focus would keep an idle session alive for ever.
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && !isClientError(error),
        networkMode: 'offlineFirst',
        // After a lost connection, the shell refetches the data.
        refetchOnReconnect: false,
      },
      // While offline, a write fails at once. A write that is sent later would surprise the user.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
