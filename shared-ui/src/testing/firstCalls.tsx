import { waitFor } from '@testing-library/react';
import type { PortalRoute, Remote } from '../remote.ts';
import { renderPortal } from './renderPortal.tsx';

/** Returns one case for `it.each` for each page with first calls. */
export const routesWithFirstCalls = ({ routes }: Remote): [string, PortalRoute][] =>
  routes.flatMap((route) => (route.firstCalls ? [[route.path ?? '', route] as [string, PortalRoute]] : []));

/** The page must read every query that its first calls declare, or the call is useless. */
export async function expectFirstCallsRead({ path, Component, firstCalls }: PortalRoute, today: string) {
  if (!Component || !firstCalls) throw new Error(`${path} has no page or no first calls`);
  const route = `/${path?.replace(/:\w+/, '8')}`;
  const { queryClient } = renderPortal(<Component />, { path: `/${path}`, route });
  const asked = firstCalls({ today, id: () => 8 });
  const readers = () =>
    asked.map(({ queryKey }) => queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0);
  await waitFor(() => expect(readers()).not.toContain(0));
}
