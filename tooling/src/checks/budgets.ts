export interface Page {
  readonly route: string;
  readonly audience?: 'client' | 'staff';
}

interface Budget {
  /** Missing for the landing page, which belongs to no remote. */
  readonly page?: Page;
  /** Without API calls. */
  readonly kilobytes: number;
}

/** docs/performance.md has the figures. */
export const firstVisit: Readonly<Record<string, Budget>> = {
  landing: { kilobytes: 20 },
  login: { page: { route: 'login' }, kilobytes: 385 },
  dashboard: { page: { route: 'app/dashboard', audience: 'client' }, kilobytes: 358 },
  'booking form': {
    page: { route: 'app/service/:service_id/create-booking', audience: 'client' },
    kilobytes: 455,
  },
  transactions: {
    page: { route: 'app/transaction-services', audience: 'client' },
    kilobytes: 455,
  },
  clients: { page: { route: 'app/clients', audience: 'staff' }, kilobytes: 463 },
};
export const inTurnKilobytes = 602;
export const repeatKilobytes = 20;
/** Small, because the service worker has fetched files while the landing page was open. */
export const loginAfterLandingKilobytes = 50;
export const requestsBeforeFirstPaint = 5;
export const layoutShift = 0.05;
