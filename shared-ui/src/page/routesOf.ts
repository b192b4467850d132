import type { Page, PortalRoute } from '../remote.ts';
import { lazyPage } from './lazyPage.tsx';

/** The routes of a remote's table of pages. */
export const routesOf = (pages: readonly Page[]): PortalRoute[] =>
  pages.flatMap(({ path, load, title, access, label = title, above }) =>
    load
      ? {
          path,
          Component: lazyPage(load),
          handle: { title, access, ...(above && { breadcrumbs: [...above, { label }] }) },
        }
      : [],
  );
