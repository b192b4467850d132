import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { lazyPage, NotFound, PageSkeleton, SomethingWentWrong } from 'shared-ui';
import type { PortalHandle, PortalRoute, Remote } from 'shared-ui/remote';
import { Opening } from './frame/Opening.tsx';
import { Root } from './frame/Root.tsx';
import { loadRemote } from './remotes/loadRemote.ts';
import type { Registry } from './remotes/RegisteredRemote.ts';
import { RemoteBoundary } from './remotes/RemoteBoundary.tsx';
import { ownerOf } from './remotes/registry.ts';

const open = { access: 'public' } satisfies PortalHandle;

const LandingRoute = lazyPage(() =>
  import('./landing/LandingRoute.tsx').then(({ LandingRoute }) => LandingRoute),
);

/** The kit's route type is the narrower one; react-router asks for mutable lists and a split by `index`. */
const routeObjects = (routes: readonly PortalRoute[]): RouteObject[] => [...routes] as RouteObject[];

/**
 * A place that a remote's routes will take: pathless, with a `prefix/*` child for each of its prefixes. Were the
 * prefix the parent's own path, it would match by itself and the remote would never be asked for.
 */
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
      <Opening>
        <PageSkeleton />
      </Opening>
    ),
    children: [
      {
        ErrorBoundary: RemoteBoundary,
        children: [
          { index: true, handle: open, Component: LandingRoute },
          { path: '*', handle: open, Component: NotFound },
        ],
      },
      ...Object.values(registry).map(branchFor),
    ],
  },
];

type Patch = (routeId: string, children: RouteObject[]) => void;

/** Fetches the remote that owns a path the first time the path is opened, and puts its routes in their place. */
export function discover(load: (name: string) => Promise<Remote> = loadRemote) {
  const known = new Set<string>();
  return async ({ path, patch }: { path: string; patch: Patch }) => {
    const owner = ownerOf(path);
    if (!owner || known.has(owner.name)) return;
    const { routes } = await load(owner.name);
    if (known.has(owner.name)) return;
    known.add(owner.name);
    patch(owner.name, routeObjects(routes));
  };
}

/** The one router of the portal. */
export const createPortalRouter = (registry: Registry) =>
  createBrowserRouter(routesFor(registry), { patchRoutesOnNavigation: discover() });
