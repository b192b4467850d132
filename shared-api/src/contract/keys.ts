/**
 * The roots of the query cache; everything beneath a root goes stale with it. How long a reply counts as fresh:
 * shared-ui/src/query.
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
  people: ['people'],
  activities: ['activities'],
  wallet: ['wallet'],
  transactions: ['transactions'],
  adjustments: ['adjustments'],
  books: ['books'],
  settings: ['settings'],
  audit: ['audit'],
  feedbacks: ['feedbacks'],
  survey: ['survey'],
  vouchers: ['vouchers'],
  signInSecurity: ['sign-in-security'],
} as const;
