import type { NavigationEntry } from 'shared-ui/remote';

/** This remote's menu entries. Plain data: the build copies it into the registry, from which the shell draws its menu. */
export const navigation: NavigationEntry[] = [
  { to: '/app/clients', label: 'Clients', icon: 'clients', order: 110, permission: 'clients.read' },
  {
    to: '/app/desk/bookings',
    label: 'Booking desk',
    icon: 'calendar',
    order: 105,
    permission: 'bookings.readAll',
  },
  {
    to: '/app/desk/payments',
    label: 'Payments',
    icon: 'transactions',
    order: 112,
    permission: 'payments.confirm',
  },
  {
    to: '/app/desk/adjustments',
    label: 'Adjustments',
    icon: 'wallet',
    order: 114,
    permission: 'wallet.adjust',
  },
  { to: '/app/users', label: 'Users', icon: 'profile', order: 120, permission: 'users.read' },
  { to: '/app/feedback', label: 'Feedback', icon: 'star', order: 130, permission: 'feedback.read' },
  { to: '/app/audit', label: 'Audit', icon: 'clock', order: 140, permission: 'audit.read' },
  { to: '/app/settings', label: 'Settings', icon: 'edit', order: 150, permission: 'settings.edit' },
];
