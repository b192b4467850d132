import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from '../notifications/notify.ts';
import type { PortalMeta } from './PortalMeta.ts';
import { isProblem, replyText } from './problem.ts';
import { noteTold } from './toldFailures.ts';

const isClientError = (error: unknown) => isProblem(error) && error.status >= 400 && error.status < 500;
const isUnauthorized = (error: unknown) => isProblem(error) && error.status === 401;
const same = (one: string, other: string) => one.replace(/\.$/, '') === other.replace(/\.$/, '');

/**
 * One failure, one notification: the catalogue's text, the reply's own beneath if it differs (G38). A 401 has ended the
 * session, which says so itself.
 */
function report(error: unknown, meta: PortalMeta | undefined) {
  if (isUnauthorized(error)) return;
  if (isProblem(error) && meta?.silentCodes?.includes(error.code)) return;
  noteTold(error);
  const reply = replyText(error);
  const message = (isProblem(error) && error.headline) || meta?.failure || reply || 'Something went wrong';
  notify.error(message, reply && !same(reply, message) ? { detail: reply } : {});
}

export interface PortalQueryClientOptions {
  /** Whether nothing answers at the moment. The page says so and asks by itself, so that what it can still show is enough. */
  isUnreachable?: () => boolean;
}

export function createPortalQueryClient({
  isUnreachable = () => false,
}: PortalQueryClientOptions = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data === undefined || !isUnreachable()) report(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (mutation.meta?.info) notify.info(mutation.meta.info);
      },
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) notify.success(mutation.meta.success);
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Refetching on focus would keep an idle session alive for ever (G28).
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && !isClientError(error) && !isUnreachable(),
        networkMode: 'offlineFirst',
      },
      // A write that waits for the network and leaves later would surprise its author: it fails at once.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
