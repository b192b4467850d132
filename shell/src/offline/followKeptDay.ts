import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from 'shared-api/http';

const fetchCode = () => import('./keptDayFiles.ts').then(({ fetchKeptDayFiles }) => fetchKeptDayFiles());

/**
 * Fetches the files for opening a kept day when the copy is made, and again on every page and with every new service
 * worker: both may belong to a newer release, and a new worker deletes the older release's files.
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
