import { create } from 'zustand';

export type NotificationKind = 'Success' | 'Info' | 'Error' | 'Warning';

export interface Notification {
  id: number;
  kind: NotificationKind;
  message: string;
  /** A second text beneath the message, such as the server's own words (G38). */
  detail?: string;
  sticky?: boolean;
  /** A later outcome with the same text here removes this notification. */
  about?: string;
  link?: { to: string; label: string };
}

export const useNotifications = create<{ notifications: readonly Notification[] }>(() => ({
  notifications: [],
}));
