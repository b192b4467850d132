import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from 'shared-api/permissions';
import type { StaffTask } from 'shared-api/rules';
import type { IconName } from './icons/Icon.tsx';
import type { Crumb } from './page/Breadcrumbs.tsx';

/** Raised when `Remote` or `Slots` change in a way that an older shell or remote cannot handle. */
export const REMOTE_CONTRACT = 1;

/** A list of permissions admits users who have any of them. */
export type Access = 'public' | 'public-only' | 'signed-in' | 'client' | 'staff' | readonly Permission[];

/** A route passes this to the shell through its `handle`. */
export interface PortalHandle {
  title?: string;
  breadcrumbs?: readonly Crumb[];
  access?: Access;
}

/** The values on which the first calls of a page may depend. */
export interface Opening {
  /** The date in Lagos. */
  readonly today: string;
  /** A number in the page's address, by the name of its parameter. */
  readonly id: (param: string) => number;
}

/** The first calls at an address without a query: `queryOf(serviceById, { params: { id: id('id') } })`. */
export type FirstCalls = (
  opening: Opening,
) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta'>[];

/** A react-router route; its paths are relative to the root ('app/services'). */
export type PortalRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean;
  handle?: PortalHandle;
  children?: readonly PortalRoute[];
  /** Fetches the page's code before the page is rendered. */
  preload?: () => Promise<unknown>;
  firstCalls?: FirstCalls;
};

/** Groups the menu of staff by task; entries without a group are at its end. */
export type MenuGroup = 'Today' | 'Clients' | 'Money' | 'Set-up' | 'Records';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: IconName;
  /** The position in the menu, ascending. */
  order: number;
  permission?: Permission;
  /** For staff only: a client's menu is not grouped. */
  group?: MenuGroup;
  /** The staff tasks that are added up in the entry's number. */
  waiting?: readonly StaffTask[];
  /** The entry is shown only while this setting is above 0. */
  setting?: 'correctionDays';
  /** Shown in the navigation but inactive (G45). */
  hidden?: boolean;
}

/**
 * A page in a remote's `pages.ts`. The build reads this data for the registry, and `routesOf` makes routes from it. Two
 * remotes may have a page at the same path, one for clients and one for staff.
 */
export interface Page {
  /** Relative to the root, with parameters as `:name`. */
  path: string;
  /** Imports the page's code; without it the page is only an inactive menu entry (G45). */
  load?: () => Promise<ComponentType>;
  title: string;
  access: Access;
  /** The name in menu and breadcrumbs, if it differs from the title. */
  label?: string;
  /** The breadcrumbs before the page's own; without `above` the page has none. */
  above?: readonly Crumb[];
  menu?: Pick<NavigationEntry, 'icon' | 'order' | 'group' | 'waiting' | 'setting'> & { label?: string };
  /**
   * The page's first script makes these calls while its code loads, and the route's loader takes the replies before the
   * page is rendered. The build reads the addresses here; a page whose address has a query makes others.
   */
  firstCalls?: FirstCalls;
}

/**
 * A remote shows these inside another remote's page. A remote in another repository whose page has a slot declares it
 * by `declare module 'shared-ui/remote' { interface Slots { 'lounge.more': { visitId: number } } }`.
 */
export interface Slots {
  'wallet.panel': { placement: 'sidebar' | 'bottom' };
  'wallet.fund': {
    open: boolean;
    shortfallKobo?: number;
    onClose: () => void;
    onFunded?: (amountKobo: number) => void;
  };
  'accounts.feedback': object;
  /** Shown beneath a booking, for another team's service related to it; empty if no remote provides it. */
  'bookings.more': { bookingId: number };
  /** `otherwise` is shown when there is no booking. */
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
