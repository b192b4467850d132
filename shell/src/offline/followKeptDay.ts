import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from 'shared-api/http';

const fetchCode = () => import('./keptDayFiles.ts').then(({ fetchKeptDayFiles }) => fetchKeptDayFiles());

/**
 * The code that opens a kept day is fetched when the copy is made, and again by anything that may be of a newer
 * release: the next page, and a new service worker, which drops the files of the release before.
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
