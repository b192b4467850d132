import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from 'shared-api/http';

const fetchCode = () => import('./keptDayFiles.ts').then(({ fetchKeptDayFiles }) => fetchKeptDayFiles());

/**
 * A new service worker deletes the files of older releases, so the files for a stored day are fetched again.
 */
export function followKeptDay(): void {
  const fetchAgain = () => {
    if (keptDayTicket()) void fetchCode().catch(() => undefined);
  };
  addEventListener(dayKeptEvent, (event) => {
    (event as DayKeptEvent).detail.push(fetchCode());
  });
  navigator.serviceWorker?.addEventListener('controllerchange', fetchAgain);
  fetchAgain();
}
