export const staffTasks = [
  'reviews',
  'internationalRequests',
  'bookingsToday',
  'withoutOutcome',
  'withoutOfficer',
  'metNoShow',
  'unpaidFundings',
  'unpaidRegistrations',
  'lateRequests',
] as const;
export type StaffTask = (typeof staffTasks)[number];
