import type { NavigationEntry } from 'shared-ui/remote';

/** This remote's menu entries. Plain data: the build copies it into the registry, from which the shell draws its menu. */
export const navigation: NavigationEntry[] = [
  { to: '/app/transaction-services', label: 'Transactions', icon: 'transactions', order: 30 },
  { to: '/app/wallet', label: 'Wallet', icon: 'wallet', order: 35, hidden: true },
  { to: '/app/notifications', label: 'Notifications', icon: 'mail', order: 36, hidden: true },
];
