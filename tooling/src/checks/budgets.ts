export interface Page {
  readonly route: string;
  readonly audience?: 'client' | 'staff';
}

interface Budget {
  /** The landing page is none of a remote's. */
  readonly page?: Page;
  /** API calls are left out. */
  readonly kilobytes: number;
}

/** docs/performance.md has the figures. */
export const firstVisit: Readonly<Record<string, Budget>> = {
  landing: { kilobytes: 20 },
  login: { page: { route: 'login' }, kilobytes: 385 },
  dashboard: { page: { route: 'app/dashboard', audience: 'client' }, kilobytes: 370 },
  'booking form': {
    page: { route: 'app/service/:service_id/create-booking', audience: 'client' },
    kilobytes: 540,
  },
  transactions: {
    page: { route: 'app/transaction-services', audience: 'client' },
    kilobytes: 540,
  },
  clients: { page: { route: 'app/clients', audience: 'staff' }, kilobytes: 560 },
};
/** One browser opens all pages but the landing page, one after the other. */
export const inTurnKilobytes = 620;
export const repeatKilobytes = 20;
/** The service worker fetched ahead while the landing page was open. */
export const loginAfterLandingKilobytes = 50;
export const requestsBeforeFirstPaint = 5;
export const layoutShift = 0.05;
