import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from 'shared-api/values';
import type { IconName } from './icons/Icon.tsx';
import type { Crumb } from './page/Breadcrumbs.tsx';

/** Raised when `Remote` or `Slots` change in a way that an older shell or remote cannot serve. */
export const REMOTE_CONTRACT = 1;

/** Who may open a page: everybody, visitors only, anyone signed in, clients only, or holders of any of the permissions. */
export type Access = 'public' | 'public-only' | 'signed-in' | 'client' | readonly Permission[];

/** What a route tells the shell through its `handle`. */
export interface PortalHandle {
  title?: string;
  breadcrumbs?: readonly Crumb[];
  access?: Access;
}

/** A react-router route; its paths are relative to the root ('app/services'). */
export type PortalRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean;
  handle?: PortalHandle;
  children?: readonly PortalRoute[];
};

export interface NavigationEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Place in the menu, ascending. */
  order: number;
  permission?: Permission;
  /** In the navigation but inactive (G45). */
  hidden?: boolean;
}

/**
 * What a client's pages ask the API for at once, by route: addresses beneath /api, with the route's parameters as
 * `:name`. The browser asks while the page's code is on its way, and hands the replies to the page's own calls.
 */
export type FirstCalls = Readonly<Record<string, readonly `/${string}`[]>>;

/** What one remote shows inside another's page, by name, with its properties. */
export interface Slots {
  'wallet.panel': { placement: 'sidebar' | 'bottom' };
  'wallet.fund': {
    open: boolean;
    shortfallKobo?: number;
    onClose: () => void;
    onFunded?: (amountKobo: number) => void;
  };
  'accounts.feedback': object;
  /** `otherwise` stands where there is no booking to show. */
  'bookings.detail': { bookingId: string; otherwise?: ReactNode };
  'staff.bookingOutcome': { bookingId: number; bookingStatus: string };
  'staff.bookings': object;
  'staff.transactions': object;
  'staff.dashboard': object;
  'staff.services': object;
}

export type SlotName = keyof Slots;

/** The default export of a remote's `remote.tsx`. */
export interface Remote {
  contract: number;
  name: string;
  routes: readonly PortalRoute[];
  navigation?: readonly NavigationEntry[];
  slots?: { [Name in SlotName]?: () => Promise<{ default: ComponentType<Slots[Name]> }> };
}
