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
  /** The terms of booking have a page of their own, because they are accepted separately. */
  terms: (query: { version?: string } = {}) => withQuery('/terms', query),
  bookingTerms: (query: { version?: string } = {}) => withQuery('/booking-terms', query),
  login: () => '/login',
  /** The address in a survey e-mail: the feedback form opens after sign-in. */
  loginForFeedback: (airportId: number) => withQuery('/login', { feedback: 'true', airportId }),
  forgotPassword: () => '/forget-password',
  /** The choice of an account type, optionally with one already chosen. */
  register: (query: { type?: string } = {}) => withQuery('/register', query),
  registerCorporate: () => '/register-corporate-organization',
  registerGovernment: () => '/register-government-official',
  registerIndividual: () => '/register-individual',
  registerFamily: () => '/register-family',
  registrationSuccess: () => '/registration-success',
  registrationStatus: (code: string) => `/registration-status/${id(code)}`,
  verifyEmail: (code: string) => `/verify-email/${id(code)}`,
  resetPassword: (code: string) => `/reset-password/${id(code)}`,
  customerSurvey: (code: string) => `/customer-survey/${id(code)}`,
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
  /** Fills the form from an earlier booking, for its return flight or for more passengers, or from a saved order. */
  createBooking: (
    serviceId: number | string,
    earlier: { again?: number; return?: number; more?: number; order?: number } = {},
  ) => withQuery(`/app/service/${id(serviceId)}/create-booking`, earlier),
  /** `query` may hold the filters of the staff's list. */
  bookings: (query: { page?: number } & Query = {}) => withQuery('/app/client-services', query),
  booking: (bookingId: string) => `/app/booking/${id(bookingId)}`,
  changeBooking: (bookingId: string) => `/app/booking/${id(bookingId)}/change`,
  orders: (query: { group?: string } = {}) => withQuery('/app/orders', query),
  order: (orderId: number) => `/app/order/${orderId}`,
  activities: (query: { page?: number } = {}) => withQuery('/app/activities', query),
  transactions: (query: { tab?: string; page?: number } & Query = {}) =>
    withQuery('/app/transaction-services', query),
  /** Covers the given days (YYYY-MM-DD), or the current month. */
  statement: (query: { from?: string; to?: string } = {}) => withQuery('/app/statement', query),
  payouts: () => '/app/payouts',
  /** type: 0 booking, 1 registration, 2 fund (G68). */
  transaction: (transactionId: string, type?: 0 | 1 | 2) =>
    withQuery(`/app/transaction-service/${id(transactionId)}`, { type }),
  client: (clientOrTransactionId: string, query: { tab?: string } = {}) =>
    withQuery(`/app/client/${id(clientOrTransactionId)}`, query),
  clients: (query: { status?: string; page?: number } & Query = {}) => withQuery('/app/clients', query),
  /** The public page that says whether a voucher is valid. */
  voucher: (code: string) => `/v/${id(code)}`,
  /** The booking desk of one airport on one day (YYYY-MM-DD), or with the voucher's code looked up. */
  desk: (query: { airport?: number; date?: string; code?: string } = {}) =>
    withQuery('/app/desk/bookings', query),
  roster: (query: { airport?: number; date?: string } = {}) => withQuery('/app/desk/roster', query),
  /** A kept day, opened with its PIN. */
  keptDesk: () => '/desk/offline',
  payments: (query: { tab?: string; search?: string } = {}) => withQuery('/app/desk/payments', query),
  /** With a booking, the form to propose its correction opens. */
  corrections: (query: { tab?: string; booking?: number } = {}) => withQuery('/app/desk/corrections', query),
  adjustments: (query: { tab?: string } = {}) => withQuery('/app/desk/adjustments', query),
  books: (query: { tab?: string; lines?: string; list?: string } = {}) => withQuery('/app/desk/books', query),
  settlementFile: (fileId: number, query: { state?: string; assigned?: string } = {}) =>
    withQuery(`/app/desk/books/file/${fileId}`, query),
  /** Staff work here on requests, breaches and the rest of people's rights. */
  privacyDesk: (query: { tab?: string; accounts?: string } = {}) => withQuery('/app/privacy', query),
  users: (query: { page?: number } = {}) => withQuery('/app/users', query),
  settings: (query: { group?: string } = {}) => withQuery('/app/settings', query),
};
