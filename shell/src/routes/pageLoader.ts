import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { lagosDate } from 'shared-api/dates';
import { serverNow, session } from 'shared-api/http';
import type { PortalRoute } from 'shared-ui/remote';
import { decideAccess } from '../session/decideAccess.ts';

/** After these times the page opens, even if its code or its lists are still loading. */
export const limits = { codeMs: 1_000, listsMs: 150 } as const;

const atMost = (ms: number, work: Promise<unknown> | undefined) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

const idPattern = /^[1-9]\d{0,15}$/;

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

/** The first calls run while the page's code loads. Offline no calls are made. */
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
