import { create } from 'zustand';

export type NotificationKind = 'Success' | 'Info' | 'Error' | 'Warning';

export interface Notification {
  id: number;
  kind: NotificationKind;
  message: string;
  detail?: string;
  sticky?: boolean;
  /** `dismissAbout` removes all notifications with the same `about`. */
  about?: string;
  link?: { to: string; label: string };
}

export const useNotifications = create<{ notifications: readonly Notification[] }>(() => ({
  notifications: [],
}));
