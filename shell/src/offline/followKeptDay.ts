import { type DayKeptEvent, dayKeptEvent, keptDayTicket } from 'shared-api/http';

const fetchCode = () => import('./keptDayFiles.ts').then(({ fetchKeptDayFiles }) => fetchKeptDayFiles());

/**
 * An officer can store the bookings of a day for offline use. A new service worker deletes the stored files of
 * the pages that show these bookings, so the files are fetched again.
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
