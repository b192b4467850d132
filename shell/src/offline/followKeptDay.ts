import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from 'shared-api/http';

const fetchCode = () => import('./keptDayFiles.ts').then(({ fetchKeptDayFiles }) => fetchKeptDayFiles());

/**
 * Has the code that opens a kept day fetched when the copy is made, and again by whatever may be of a newer release than
 * that: the next page, and a new service worker, which drops the files of the release before.
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
