/**
 * Everything beneath a root of the query cache goes stale with it. shared-ui/src/query says how long a reply counts
 * as fresh.
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
  /** An order that is paid is booked, which shows at once. */
  orders: ['bookings', 'orders'],
  /** The bookings ahead stand beside what is set. */
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
