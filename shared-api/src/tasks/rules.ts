/** What the dashboard says needs doing now. */
export const staffTasks = [
  'reviews',
  'bookingsToday',
  'withoutOutcome',
  'unpaidFundings',
  'unpaidRegistrations',
] as const;
export type StaffTask = (typeof staffTasks)[number];
