import type { NavigationEntry } from 'shared-ui/remote';

/** This remote's menu entries. Plain data: the build copies it into the registry, from which the shell draws its menu. */
export const navigation: NavigationEntry[] = [
  { to: '/app/dashboard', label: 'Dashboard', icon: 'dashboard', order: 10 },
  { to: '/app/services', label: 'All Services', icon: 'services', order: 20 },
  { to: '/app/activities', label: 'Users Activities', icon: 'activities', order: 40 },
];
