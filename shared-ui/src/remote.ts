import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from 'shared-api/permissions';
import type { StaffTask } from 'shared-api/rules';
import type { IconName } from './icons/Icon.tsx';
import type { Crumb } from './page/Breadcrumbs.tsx';

/** Raised when `Remote` or `Slots` change in a way that an older shell or remote cannot serve. */
export const REMOTE_CONTRACT = 1;

/** Who may open a page: everybody, visitors only, anyone signed in, clients or staff only, or holders of any of the permissions. */
export type Access = 'public' | 'public-only' | 'signed-in' | 'client' | 'staff' | readonly Permission[];

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

/** What the menu of staff is divided into, by the job at hand; entries without a group stand at its end. */
export type MenuGroup = 'Today' | 'Clients' | 'Money' | 'Set-up' | 'Records';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Place in the menu, ascending. */
  order: number;
  permission?: Permission;
  /** For staff alone: a client's menu is one list. */
  group?: MenuGroup;
  /** The tasks of staff that the entry's number counts. */
  waiting?: readonly StaffTask[];
  /** There only while this setting is above 0. */
  setting?: 'correctionDays';
  /** In the navigation but inactive (G45). */
  hidden?: boolean;
}

/**
 * A page of a remote, as its `pages.ts` lists them: plain data, which the build reads for the registry and `routesOf`
 * makes routes of. Two remotes may have a page at one path, one for clients and one for staff.
 */
export interface Page {
  /** Relative to the root, with its parameters as `:name`. */
  path: string;
  /** Imports the page's code; without it there is only an inactive entry of the menu (G45). */
  load?: () => Promise<ComponentType>;
  title: string;
  access: Access;
  /** What menu and breadcrumbs call it, where that is not its title. */
  label?: string;
  /** The breadcrumbs before its own; a page without `above` has none. */
  above?: readonly Crumb[];
  menu?: Pick<NavigationEntry, 'icon' | 'order' | 'group' | 'waiting' | 'setting'> & { label?: string };
  /**
   * What a client's page asks the API for at once: addresses beneath /api, with the route's parameters and `:today` for
   * the date in Lagos. The browser asks while the code is on its way, and hands the replies to the page's own calls.
   */
  firstCalls?: readonly `/${string}`[];
}

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
}

export type SlotName = keyof Slots;

/** The default export of a remote's `remote.tsx`. */
export interface Remote {
  contract: number;
  name: string;
  routes: readonly PortalRoute[];
  slots?: { [Name in SlotName]?: () => Promise<{ default: ComponentType<Slots[Name]> }> };
}
