import { useEffect } from 'react';
import { create } from 'zustand';
import type { Crumb } from './Breadcrumbs.tsx';

const useTrailStore = create<{ items: readonly Crumb[] | undefined }>(() => ({ items: undefined }));

export const useTrail = (): readonly Crumb[] | undefined => useTrailStore((state) => state.items);

/** A page whose breadcrumbs depend on its data replaces the breadcrumbs of its route. */
export function useBreadcrumbs(items: readonly Crumb[] | undefined): void {
  const trail = JSON.stringify(items);
  useEffect(() => {
    if (!trail) return;
    useTrailStore.setState({ items: JSON.parse(trail) });
    return () => useTrailStore.setState({ items: undefined });
  }, [trail]);
}
