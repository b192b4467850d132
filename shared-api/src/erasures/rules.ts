export const erasureObstacles = [
  'open_balance',
  'open_bookings',
  'open_invoices',
  'open_orders',
  'has_members',
  'restricted',
] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];
