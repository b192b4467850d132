import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { session } from 'shared-api/http';
import { lazyPage, NotFound, PageSkeleton, SomethingWentWrong } from 'shared-ui';
import type { PortalHandle, PortalRoute, Remote } from 'shared-ui/remote';
import { AppShellPlaceholder } from '../frame/AppShellPlaceholder.tsx';
import { Root } from '../frame/Root.tsx';
import { loadRemote } from '../remotes/loadRemote.ts';
import { audienceOf } from '../remotes/pageAt.ts';
import type { Registry } from '../remotes/parseRegistry.ts';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import { fetchRegistry, hasRegistry, lacksOwnPage, ownerOf } from '../remotes/registry.ts';
import { takeNewVersion } from '../remotes/takeNewVersion.ts';
import { loadPage } from './pageLoader.ts';

const open = { access: 'public' } satisfies PortalHandle;

const { preload: landingCode, ...landing } = lazyPage(() =>
  import('../landing/LandingRoute.tsx').then(({ LandingRoute }) => LandingRoute),
);

/**
 * `RouteObject` requires mutable arrays and has a separate type for routes with `index`. These differences do
 * not matter here, so the cast is safe.
 */
const routeObjects = (
  name: string,
  routes: readonly PortalRoute[],
  queryClient: QueryClient,
): RouteObject[] => routes.map((route) => asCurrentPage(name, route, queryClient)) as RouteObject[];

const asCurrentPage = (name: string, route: PortalRoute, queryClient: QueryClient): PortalRoute => {
  const { loader, preload: _, firstCalls: __, ...rest } = route;
  return {
    ...rest,
    loader: async (args, context) => {
      const elsewhere = takeNewVersion(name, args);
      if (elsewhere) return elsewhere;
      const [data] = await Promise.all([
        typeof loader === 'function' ? loader(args, context) : null,
        loadPage(route, args, queryClient),
      ]);
      return data;
    },
  };
};

/** A parent route with a path would match without a child, and the remote would not load. */
const branchFor = ({ name, prefixes }: Registry[string]): RouteObject => ({
  id: name,
  ErrorBoundary: RemoteBoundary,
  children: prefixes.map((prefix) => ({ path: `${prefix}/*`, Component: NotFound })),
});

export const routesFor = (registry: Registry): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: () => <SomethingWentWrong onRetry={() => window.location.reload()} />,
    HydrateFallback: () => (
      <AppShellPlaceholder>
        <PageSkeleton />
      </AppShellPlaceholder>
    ),
    children: [
      {
        ErrorBoundary: RemoteBoundary,
        children: [
          { index: true, handle: open, ...landing, loader: landingCode },
          { path: '*', handle: open, Component: NotFound },
        ],
      },
      ...Object.values(registry).map(branchFor),
    ],
  },
];

type Patch = (routeId: string, children: RouteObject[]) => void;

async function requireRegistry(path: string): Promise<void> {
  if (hasRegistry() && !lacksOwnPage(path)) return;
  try {
    await fetchRegistry();
  } catch (cause) {
    throw new RemoteFailure('registry', 'unreachable', cause);
  }
  if (lacksOwnPage(path)) throw new RemoteFailure('registry', 'unreachable');
}

/**
 * A remote that was released after the page was opened has no branch yet, so its routes become children of
 * the root.
 */
export function discover(
  registry: Registry,
  queryClient: QueryClient,
  load: (name: string) => Promise<Remote> = loadRemote,
) {
  const known = new Set<string>();
  return async ({ path, patch, signal }: { path: string; patch: Patch; signal: AbortSignal }) => {
    await requireRegistry(path);
    const name = ownerOf(path)?.name;
    const whose = `${name} for ${audienceOf(session.get().user)}`;
    if (!name || known.has(whose)) return;
    const { routes } = await load(name);
    // If the user has left the page meanwhile, the next visit adds the routes.
    if (known.has(whose) || signal.aborted) return;
    known.add(whose);
    const own = routes.filter(
      ({ path }) => (ownerOf(`/${path}`)?.name ?? name) === name && !lacksOwnPage(`/${path}`),
    );
    const children = routeObjects(name, own, queryClient);
    if (registry[name]) patch(name, children);
    else patch('root', [{ id: name, ErrorBoundary: RemoteBoundary, children }]);
  };
}

export const createPortalRouter = (registry: Registry, queryClient: QueryClient) =>
  createBrowserRouter(routesFor(registry), { patchRoutesOnNavigation: discover(registry, queryClient) });
