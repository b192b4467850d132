import { useEffect } from 'react';
import { create } from 'zustand';
import type { Crumb } from './Breadcrumbs.tsx';

const useTrailStore = create<{ items: readonly Crumb[] | undefined }>(() => ({ items: undefined }));

/** The frame draws what the page on show has asked for with `useBreadcrumbs`. */
export const useTrail = (): readonly Crumb[] | undefined => useTrailStore((state) => state.items);

/** For a page whose trail depends on its data: takes the place of the route's own trail while the page is on show. */
export function useBreadcrumbs(items: readonly Crumb[] | undefined): void {
  const trail = JSON.stringify(items);
  useEffect(() => {
    if (!trail) return;
    useTrailStore.setState({ items: JSON.parse(trail) });
    return () => useTrailStore.setState({ items: undefined });
  }, [trail]);
}
