/** What the dashboard says needs doing now. */
export const staffTasks = [
  'reviews',
  'bookingsToday',
  'withoutOutcome',
  'withoutOfficer',
  'metNoShow',
  'unpaidFundings',
  'unpaidRegistrations',
] as const;
export type StaffTask = (typeof staffTasks)[number];
