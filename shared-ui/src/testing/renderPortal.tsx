import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { Table } from '../data/lazyTable.tsx';
import { LoadingOverlay } from '../loading/LoadingOverlay.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { notify } from '../notifications/notify.ts';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { useTrail } from '../page/useBreadcrumbs.ts';
import { createPortalQueryClient } from '../query/createPortalQueryClient.ts';
import { type SlotImplementations, SlotsProvider } from '../slots/Slot.tsx';
import { PortalTheme } from '../theme/PortalTheme.tsx';

export interface RenderPortalOptions {
  route?: string;
  /** `ui` has this path pattern, for `useParams`. The default matches any address. */
  path?: string;
  /** A link to a path without a page only changes `location()`. */
  routes?: readonly RouteObject[];
  slots?: SlotImplementations;
  queryClient?: QueryClient;
  /** Pass jest's `advanceTimersByTime` if the test fakes the clock. */
  advanceTimers?: (ms: number) => void;
}

export type RenderedPortal = RenderResult & {
  user: UserEvent;
  queryClient: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
  location: () => string;
};

// Tests of lists need not wait for the table's code.
beforeAll(() => Table.preload());

/** `ui` is rendered inside everything that the shell provides. shared-api/testing fakes the network. */
export function renderPortal(ui: ReactNode, options: RenderPortalOptions = {}): RenderedPortal {
  const { route = '/', path = '*', routes = [], slots = {}, advanceTimers } = options;
  notify.clear();
  const queryClient = options.queryClient ?? createPortalQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
  });
  let location = route;
  function Watch() {
    const { pathname, search, hash } = useLocation();
    location = pathname + search + hash;
    return null;
  }
  function Trail() {
    const trail = useTrail();
    return trail ? <Breadcrumbs items={trail} /> : null;
  }
  const frame = (page: ReactNode) => (
    <>
      <Watch />
      <Trail />
      <Notifications />
      <LoadingOverlay />
      {page}
    </>
  );
  const router = createMemoryRouter(
    [
      { path, element: frame(ui) },
      ...routes.map((one) => ({ ...one, element: frame(one.element) }) as RouteObject),
      ...(path === '*' ? [] : [{ path: '*', element: frame(null) }]),
    ],
    { initialEntries: [route] },
  );
  const user: UserEvent = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const view = render(
    <PortalTheme withoutStyles>
      <QueryClientProvider client={queryClient}>
        <SlotsProvider slots={slots}>
          <RouterProvider router={router} />
        </SlotsProvider>
      </QueryClientProvider>
    </PortalTheme>,
  );
  return { ...view, user, router, queryClient, location: () => location };
}
