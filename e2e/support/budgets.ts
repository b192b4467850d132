/** The most that a first visit may receive, in kilobytes, API calls left out; docs/performance.md has the figures. */
export const firstVisit: Readonly<Record<string, number>> = {
  landing: 20,
  login: 360,
  dashboard: 370,
  'booking form': 540,
  transactions: 540,
  clients: 560,
};
/** The same when the page is opened again. */
export const repeatKilobytes = 20;
/** Login after the landing page, where the service worker fetched ahead. */
export const loginAfterLanding = 50;
export const layoutShift = 0.05;
