import type { ComponentType } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';
import type { Page, PortalRoute } from '../remote.ts';
import { lazyPart } from './lazyPart.tsx';

/** The router's own `lazy` keeps a rejection, so Retry would fail until a reload (react-router 7.18.5). */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load);
  return { Component: () => <Part pending={<PageSkeleton />} />, preload: Part.preload };
}

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
