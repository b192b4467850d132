import { useEffect } from 'react';
import { create } from 'zustand';
import { type Crumb, dashboard } from './Breadcrumbs.tsx';

const useTrailStore = create<{ items: readonly Crumb[] | undefined }>(() => ({ items: undefined }));

export const useTrail = (): readonly Crumb[] | undefined => useTrailStore((state) => state.items);

/** A page whose breadcrumbs depend on its data replaces the breadcrumbs of its route. The dashboard is added. */
export function useBreadcrumbs(items: readonly Crumb[] | undefined): void {
  const trail = JSON.stringify(items && [dashboard, ...items]);
  useEffect(() => {
    if (!trail) return;
    useTrailStore.setState({ items: JSON.parse(trail) });
    return () => useTrailStore.setState({ items: undefined });
  }, [trail]);
}
