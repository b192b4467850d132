import type { ComponentType } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';
import type { Page, PortalRoute } from '../remote.ts';
import { dashboard } from './Breadcrumbs.tsx';
import { lazyPart } from './lazyPart.tsx';

/** The router's own `lazy` keeps a rejection, so Retry would fail until a reload (react-router 7.18.5). */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load);
  return { Component: () => <Part pending={<PageSkeleton />} />, preload: Part.preload };
}

function breadcrumbsOf({ path, title, label = title, above }: Page) {
  const isBeneathDashboard = path.startsWith('app/') && path !== 'app/dashboard' && above !== false;
  if (isBeneathDashboard) return [dashboard, ...(above ?? []), { label }];
  return above && [...above, { label }];
}

export const routesOf = (pages: readonly Page[]): PortalRoute[] =>
  pages.flatMap((page) => {
    const { path, load, title, access, firstCalls } = page;
    if (!load) return [];
    const breadcrumbs = breadcrumbsOf(page);
    return {
      path,
      ...lazyPage(load),
      ...(firstCalls && { firstCalls }),
      handle: { title, access, ...(breadcrumbs && { breadcrumbs }) },
    };
  });
