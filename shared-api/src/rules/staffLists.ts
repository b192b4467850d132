/** What the staff's lists can be narrowed and sorted by. A `-` before a sort key means descending. */

const bothWays = <const K extends string>(...keys: readonly K[]): (K | `-${K}`)[] =>
  keys.flatMap((key) => [key, `-${key}`] as const);

/** By registration (the default is the newest first), or by the name that the lists show. */
export const clientSorts = bothWays('registered', 'name');
/** By when it was booked (the default is the newest first), by the flight's instant, or by price. */
export const bookingSorts = bothWays('booked', 'travel', 'price');
/** By date (the default is the newest first), or by amount. */
export const transactionSorts = bothWays('date', 'amount');

export type ClientSort = (typeof clientSorts)[number];
export type BookingSort = (typeof bookingSorts)[number];
export type TransactionSort = (typeof transactionSorts)[number];

export const clientListKinds = ['individual', 'family', 'corporate', 'government'] as const;
export type ClientListKind = (typeof clientListKinds)[number];

export const paymentStatuses = ['Paid', 'Unpaid'] as const;
/** The statuses of fundings and registrations; those of bookings are the bookings' own. */
export const paymentListStatuses = [
  'Paid',
  'Unpaid',
  'Expired',
  'Cancelled',
  'Underpaid',
  'Overpaid',
  'Mismatch',
] as const;

/**
 * Lists in their usual order are counted and paged to their end, narrowed by whatever figures are kept of (airport,
 * service, status, kind, days). Any other list, such as one that is searched or sorted by price, is counted and paged up
 * to here; beyond, its meta says `atLeast`.
 */
export const countedAtMost = 1000;

export const seriesSteps = ['day', 'week', 'month'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
/** How many points a series may have. */
export const maxSeriesPoints = 400;

/** What the dashboard says needs doing now. */
export const staffTasks = [
  'reviews',
  'bookingsToday',
  'withoutOutcome',
  'unpaidFundings',
  'unpaidRegistrations',
] as const;
export type StaffTask = (typeof staffTasks)[number];
