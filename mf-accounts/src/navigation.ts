import type { NavigationEntry } from 'shared-ui/remote';

export const navigation: readonly NavigationEntry[] = [
  { to: '/app/profile', label: 'Profile', icon: 'profile', order: 50 },
];
