import type { ComponentType } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';
import type { Page, PortalRoute } from '../remote.ts';
import { fetchAhead, fetchedPart } from './fetchedPart.tsx';

const parts = new WeakMap<object, object>();

/** A page whose code is fetched when it is first opened; one that failed is asked for again when it is next opened. */
export function lazyPage<Props extends object>(
  load: Parameters<typeof fetchedPart<Props>>[0],
): ComponentType<Props> {
  const Part = fetchedPart(load);
  const LazyPage = (props: Props) => <Part {...props} pending={<PageSkeleton />} />;
  parts.set(LazyPage, Part);
  return LazyPage;
}

/** Fetches a lazy page's code before it is drawn: it then shows without its skeleton. A failure shows when it is drawn. */
export async function loadPage(page: ComponentType): Promise<void> {
  const part = parts.get(page);
  if (part) await fetchAhead(part);
}

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
