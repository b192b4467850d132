import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from 'shared-api/permissions';
import type { StaffTask } from 'shared-api/rules';
import type { IconName } from './icons/Icon.tsx';
import type { Crumb } from './page/Breadcrumbs.tsx';

/** Raised when `Remote` or `Slots` change in a way that an older shell or remote cannot serve. */
export const REMOTE_CONTRACT = 1;

/** A list of permissions lets in whoever has any of them. */
export type Access = 'public' | 'public-only' | 'signed-in' | 'client' | 'staff' | readonly Permission[];

/** A route tells it to the shell through its `handle`. */
export interface PortalHandle {
  title?: string;
  breadcrumbs?: readonly Crumb[];
  access?: Access;
}

/** The first calls of a page depend on these. */
export interface Opening {
  /** The date in Lagos. */
  readonly today: string;
  /** A number in the page's address, by the name of its parameter. */
  readonly id: (param: string) => number;
}

/**
 * A page reads these first at its plain address, as its components do: `queryOf(serviceById, { params: { id: id('id') } })`.
 */
export type FirstCalls = (
  opening: Opening,
) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta'>[];

/** A react-router route; its paths are relative to the root ('app/services'). */
export type PortalRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean;
  handle?: PortalHandle;
  children?: readonly PortalRoute[];
  /** Fetches the page's code before it is drawn. */
  preload?: () => Promise<unknown>;
  firstCalls?: FirstCalls;
};

/** The menu of staff is divided by the job at hand; entries without a group stand at its end. */
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
 * A page of a remote, as its `pages.ts` lists them: data that the build reads for the registry and `routesOf` makes
 * routes of. Two remotes may have a page at one path, one for clients and one for staff.
 */
export interface Page {
  /** Relative to the root, with its parameters as `:name`. */
  path: string;
  /** Imports the page's code; without it there is only an inactive entry of the menu (G45). */
  load?: () => Promise<ComponentType>;
  title: string;
  access: Access;
  /** Menu and breadcrumbs call it so where that is not its title. */
  label?: string;
  /** The breadcrumbs before its own; a page without `above` has none. */
  above?: readonly Crumb[];
  menu?: Pick<NavigationEntry, 'icon' | 'order' | 'group' | 'waiting' | 'setting'> & { label?: string };
  /**
   * The page's first script asks for them while the code is on its way, by the addresses that the build reads here; the
   * loader of the route takes their replies before the page is drawn. An address with a query asks for something else.
   */
  firstCalls?: FirstCalls;
}

/**
 * One remote shows these inside another's page, by name. A remote of another repository whose page has a slot declares it
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
  /** `otherwise` stands where there is no booking to show. */
  /** Beneath a booking, for what another team does for it; without one nothing stands there. */
  'bookings.more': { bookingId: number };
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
