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
  /** The address at the start, '/' by default. */
  route?: string;
  /** The pattern that `ui` stands at, for useParams; any address by default. */
  path?: string;
  /** Further pages; links to paths without one only change `location()`. */
  routes?: readonly RouteObject[];
  slots?: SlotImplementations;
  queryClient?: QueryClient;
  /** Set to jest's advanceTimersByTime when the test's clock is faked. */
  advanceTimers?: (ms: number) => void;
}

export type RenderedPortal = RenderResult & {
  user: UserEvent;
  queryClient: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
  /** Path, query and hash of the page now. */
  location: () => string;
};

// A test that looks at a list need not wait for its code.
beforeAll(() => Table.preload());

/** Renders inside everything the shell provides, with fast settings; the network is faked by shared-api/testing. */
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
