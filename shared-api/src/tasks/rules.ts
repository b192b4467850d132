export const staffTasks = [
  'reviews',
  'internationalRequests',
  'bookingsToday',
  'withoutOutcome',
  'withoutOfficer',
  'metNoShow',
  'paymentsToLookAt',
  'unpaidFundings',
  'unpaidRegistrations',
  'lateRequests',
] as const;
export type StaffTask = (typeof staffTasks)[number];
