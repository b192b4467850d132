import type { ComponentType } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';
import type { Page, PortalRoute } from '../remote.ts';
import { lazyPart } from './lazyPart.tsx';

/**
 * A route needs this of a page whose code is fetched when it is opened. It is not the router's own `lazy`: like React's it keeps
 * a rejection for ever, and Retry would fail until the document is loaded again (react-router 7.18.5).
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load);
  return { Component: () => <Part pending={<PageSkeleton />} />, preload: Part.preload };
}

/** The routes of a remote's table of pages. */
export const routesOf = (pages: readonly Page[]): PortalRoute[] =>
  pages.flatMap(({ path, load, title, access, label = title, above, firstCalls }) =>
    load
      ? {
          path,
          ...lazyPage(load),
          ...(firstCalls && { firstCalls }),
          handle: { title, access, ...(above && { breadcrumbs: [...above, { label }] }) },
        }
      : [],
  );
