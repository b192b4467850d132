const id = encodeURIComponent;

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `${path}?${search}` : path;
}

export const links = {
  home: () => '/',
  privacy: (query: { version?: string } = {}) => withQuery('/privacy', query),
  terms: (query: { version?: string } = {}) => withQuery('/terms', query),
  bookingTerms: (query: { version?: string } = {}) => withQuery('/booking-terms', query),
  login: () => '/login',
  forgotPassword: () => '/forget-password',
  register: (query: { type?: string } = {}) => withQuery('/register', query),
  registerCorporate: () => '/register-corporate-organization',
  registerGovernment: () => '/register-government-official',
  registerIndividual: () => '/register-individual',
  registerFamily: () => '/register-family',
  registrationSuccess: () => '/registration-success',
  registrationStatus: (code: string) => `/registration-status/${id(code)}`,
  invoice: (code: string) => withQuery('/invoice', { code }),
  dashboard: () => '/app/dashboard',
  profile: () => '/app/profile',
  newTerms: () => '/app/profile/terms',
  ownRegistration: () => '/app/profile/registration',
  people: () => '/app/people',
  members: () => '/app/members',
  security: () => '/app/profile/security',
  services: () => '/app/services',
  service: (serviceId: number | string) => `/app/service/${id(serviceId)}`,
  /** `again`, `return` and `more` are ids of earlier bookings; `order` is the id of a saved order. */
  createBooking: (
    serviceId: number | string,
    earlier: { again?: number; return?: number; more?: number; order?: number } = {},
  ) => withQuery(`/app/service/${id(serviceId)}/create-booking`, earlier),
  bookings: (query: { page?: number } & Query = {}) => withQuery('/app/client-services', query),
  booking: (bookingId: string) => `/app/booking/${id(bookingId)}`,
  changeBooking: (bookingId: string) => `/app/booking/${id(bookingId)}/change`,
  orders: (query: { group?: string } = {}) => withQuery('/app/orders', query),
  order: (orderId: number) => `/app/order/${orderId}`,
  activities: (query: { page?: number } = {}) => withQuery('/app/activities', query),
  transactions: (query: { tab?: string; page?: number } & Query = {}) =>
    withQuery('/app/transaction-services', query),
  /** Days are YYYY-MM-DD; the default is the current month. */
  statement: (query: { from?: string; to?: string } = {}) => withQuery('/app/statement', query),
  payouts: () => '/app/payouts',
  /** Type 0 is a booking, 1 a registration, 2 a funding. */
  transaction: (transactionId: string, type: 0 | 1 | 2) =>
    withQuery(`/app/transaction-service/${id(transactionId)}`, { type }),
  client: (clientOrTransactionId: string, query: { tab?: string } = {}) =>
    withQuery(`/app/client/${id(clientOrTransactionId)}`, query),
  clients: (query: { status?: string; page?: number } & Query = {}) => withQuery('/app/clients', query),
  /** `date` is YYYY-MM-DD; `code` is the code of a voucher. */
  desk: (query: { airport?: number; date?: string; code?: string } = {}) =>
    withQuery('/app/desk/bookings', query),
  roster: (query: { airport?: number; date?: string } = {}) => withQuery('/app/desk/roster', query),
  /** The page asks for the officer's PIN and then shows the bookings that are stored on the device. */
  keptDesk: () => '/desk/offline',
  payments: (query: { tab?: string; search?: string } = {}) => withQuery('/app/desk/payments', query),
  /** With `booking`, the page opens the form for a correction of this booking. */
  corrections: (query: { tab?: string; booking?: number } = {}) => withQuery('/app/desk/corrections', query),
  adjustments: (query: { tab?: string } = {}) => withQuery('/app/desk/adjustments', query),
  books: (query: { tab?: string; lines?: string; list?: string } = {}) => withQuery('/app/desk/books', query),
  settlementFile: (fileId: number, query: { state?: string; assigned?: string } = {}) =>
    withQuery(`/app/desk/books/file/${fileId}`, query),
  privacyDesk: (query: { tab?: string; accounts?: string } = {}) => withQuery('/app/privacy', query),
  users: (query: { page?: number } = {}) => withQuery('/app/users', query),
  settings: (query: { group?: string } = {}) => withQuery('/app/settings', query),
};
