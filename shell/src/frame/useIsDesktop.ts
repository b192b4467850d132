import { useSyncExternalStore } from 'react';

/** The one width that decides between sidebar and slide-in menu, and between wallet sidebar and bottom panel. */
const desktop = '(min-width: 970px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsDesktop = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(desktop).matches);
