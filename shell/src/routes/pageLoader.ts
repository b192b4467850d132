import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { lagosDate } from 'shared-api/dates';
import { serverNow, session } from 'shared-api/http';
import type { PortalRoute } from 'shared-ui/remote';
import { decideAccess } from '../session/decideAccess.ts';

/** A page that is later than this is entered, and says itself that its code or its lists are on their way. */
export const limits = { codeMs: 1_000, listsMs: 150 } as const;

const atMost = (ms: number, work: Promise<unknown> | undefined) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

const idPattern = /^[1-9]\d{0,15}$/;

/** A page that its guard or the page itself will refuse has no first calls. */
function missingLists(
  { firstCalls, handle }: PortalRoute,
  { params, request }: LoaderFunctionArgs,
  queryClient: QueryClient,
) {
  const { pathname, search } = new URL(request.url);
  const { access = 'signed-in' } = handle ?? {};
  const { user } = session.get();
  if (!firstCalls || search) return [];
  if (decideAccess({ access, address: pathname, user, referrer: undefined }).kind !== 'show') return [];
  if (Object.values(params).some((value = '') => !idPattern.test(value))) return [];
  const queries = firstCalls({ today: lagosDate(serverNow()), id: (param) => Number(params[param]) });
  return queries.filter(({ queryKey }) => queryClient.getQueryData(queryKey) === undefined);
}

/**
 * A page's first calls are made while its code is on its way. Where both are there in a moment the page is entered
 * with them, and shows no skeleton; without a connection nothing is waited for, and the lists stand as they were seen
 * last.
 */
export async function loadPage(
  route: PortalRoute,
  args: LoaderFunctionArgs,
  queryClient: QueryClient,
): Promise<void> {
  const code = route.preload?.();
  const lists = onlineManager.isOnline() ? missingLists(route, args, queryClient) : [];
  const replies = lists.map((query) => queryClient.prefetchQuery(query));
  await Promise.all([
    atMost(limits.codeMs, code),
    replies.length > 0 && atMost(limits.listsMs, Promise.all(replies)),
  ]);
}
