/**
 * Invalidating a key also invalidates every longer key that begins with it. shared-ui/src/query says how long a
 * reply counts as fresh.
 */
export const keys = {
  user: ['user'],
  registration: ['registration'],
  clients: ['clients'],
  staffUsers: ['staff-users'],
  stats: ['stats'],
  airports: ['airports'],
  services: ['services'],
  bookings: ['bookings'],
  /** Under the bookings, since a paid order becomes a booking at once. */
  orders: ['bookings', 'orders'],
  /** Under the bookings, since an offer also shows the bookings after now. */
  offers: ['bookings', 'offers'],
  people: ['people'],
  activities: ['activities'],
  wallet: ['wallet'],
  transactions: ['transactions'],
  adjustments: ['adjustments'],
  books: ['books'],
  settings: ['settings'],
  audit: ['audit'],
  privacyRequests: ['privacy-requests'],
  breaches: ['breaches'],
  messages: ['messages'],
  contactChoices: ['contact-choices'],
  releases: ['releases'],
  feedbacks: ['feedbacks'],
  survey: ['survey'],
  vouchers: ['vouchers'],
  erasures: ['erasures'],
  texts: ['texts'],
  signInSecurity: ['sign-in-security'],
} as const;
