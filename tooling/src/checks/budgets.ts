export interface Page {
  readonly route: string;
  readonly audience?: 'client' | 'staff';
}

interface Budget {
  /** The landing page has no value, because it belongs to no remote. */
  readonly page?: Page;
  /** API calls are not counted. */
  readonly kilobytes: number;
}

/** docs/performance.md explains the figures. */
export const firstVisit: Readonly<Record<string, Budget>> = {
  landing: { kilobytes: 20 },
  login: { page: { route: 'login' }, kilobytes: 360 },
  dashboard: { page: { route: 'app/dashboard', audience: 'client' }, kilobytes: 345 },
  'booking form': {
    page: { route: 'app/service/:service_id/create-booking', audience: 'client' },
    kilobytes: 440,
  },
  transactions: {
    page: { route: 'app/transaction-services', audience: 'client' },
    kilobytes: 445,
  },
  clients: { page: { route: 'app/clients', audience: 'staff' }, kilobytes: 450 },
};
export const inTurnKilobytes = 660;
export const repeatKilobytes = 20;
/** The service worker has already fetched most files while the landing page was open. */
export const loginAfterLandingKilobytes = 50;
export const layoutShift = 0.05;
