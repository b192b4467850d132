import { waitFor } from '@testing-library/react';
import type { PortalRoute, Remote } from '../remote.ts';
import { renderPortal } from './renderPortal.tsx';

/** The pages of a remote that name first calls, each with its path, as the cases of a test. */
export const routesWithFirstCalls = ({ routes }: Remote): [string, PortalRoute][] =>
  routes.flatMap((route) => (route.firstCalls ? [[route.path ?? '', route] as [string, PortalRoute]] : []));

/** Opens the page, and waits until it reads every query that it names ahead: one that nobody reads is asked in vain. */
export async function expectFirstCallsRead({ path, Component, firstCalls }: PortalRoute, today: string) {
  if (!Component || !firstCalls) throw new Error(`${path} has no page or no first calls`);
  const route = `/${path?.replace(/:\w+/, '8')}`;
  const { queryClient } = renderPortal(<Component />, { path: `/${path}`, route });
  const asked = firstCalls({ today, id: () => 8 });
  const readers = () =>
    asked.map(({ queryKey }) => queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0);
  await waitFor(() => expect(readers()).not.toContain(0));
}
