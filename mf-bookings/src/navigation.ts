import type { NavigationEntry } from 'shared-ui/remote';

/** Plain data that the build reads for the registry: imports types alone. */
export const navigation: NavigationEntry[] = [
  { to: '/app/dashboard', label: 'Dashboard', icon: 'dashboard', order: 10 },
  { to: '/app/services', label: 'All Services', icon: 'services', order: 20 },
  { to: '/app/activities', label: 'Users Activities', icon: 'activities', order: 40 },
  // The menu of clients is fixed (SHELL-07); they reach their bookings from the dashboard.
  {
    to: '/app/client-services',
    label: 'Bookings',
    icon: 'bookings',
    order: 105,
    permission: 'bookings.readAll',
  },
];
