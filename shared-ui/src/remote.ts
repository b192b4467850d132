import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from 'shared-api/permissions';
import type { StaffTask } from 'shared-api/rules';
import type { IconName } from './icons/Icon.tsx';
import type { Crumb } from './page/Breadcrumbs.tsx';

/** Increase this number when an older shell or remote cannot handle a change of `Remote` or `Slots`. */
export const REMOTE_CONTRACT = 1;

/** With a list, a user needs at least one of the permissions. */
export type Access = 'public' | 'public-only' | 'signed-in' | 'client' | 'staff' | readonly Permission[];

/** A route's `handle` passes these values to the shell. */
export interface PortalHandle {
  title?: string;
  breadcrumbs?: readonly Crumb[];
  access?: Access;
}

/** The first calls of a page may depend on these values. */
export interface Opening {
  /** The date in Lagos has the form YYYY-MM-DD. */
  readonly today: string;
  readonly id: (param: string) => number;
}

/** A page without a query in its address makes these calls. */
export type FirstCalls = (
  opening: Opening,
) => readonly Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta'>[];

/** The path of the route is relative to the root, for example 'app/services'. */
export type PortalRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean;
  handle?: PortalHandle;
  children?: readonly PortalRoute[];
  preload?: () => Promise<unknown>;
  firstCalls?: FirstCalls;
};

/** The menu of staff has these groups; entries without a group come last. */
export type MenuGroup = 'Today' | 'Clients' | 'Money' | 'Set-up' | 'Records';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: IconName;
  order: number;
  permission?: Permission;
  group?: MenuGroup;
  /** The entry shows the total number of these tasks. */
  waiting?: readonly StaffTask[];
  /** The entry is shown only while this setting is above 0. */
  setting?: 'correctionDays';
  hidden?: boolean;
}

/**
 * The build runs a remote's `pages.ts` to write the registry, so `pages.ts` may import only types, API calls,
 * `queryOf` and `listOf`. Two remotes may have a page at the same path: one page for clients, the other for
 * staff.
 */
export interface Page {
  /** The path is relative to the root and may have parameters such as `:name`. */
  path: string;
  /** Imports the page's code. A page without code has no route, and its menu entry is hidden. */
  load?: () => Promise<ComponentType>;
  title: string;
  access: Access;
  /** The menu and the breadcrumbs show this name. The default is the title. */
  label?: string;
  /**
   * These breadcrumbs are between the dashboard and the page's own. Outside of `app/`, a page without `above` has no
   * breadcrumbs; `false` means none anywhere.
   */
  above?: readonly Crumb[] | false;
  menu?: Pick<NavigationEntry, 'icon' | 'order' | 'group' | 'waiting' | 'setting'> & { label?: string };
  /**
   * The browser makes these calls while the page's code loads, unless its address has a query. The build
   * reads their addresses.
   */
  firstCalls?: FirstCalls;
}

/**
 * A remote fills a slot, which another remote's page shows. A remote in another repository declares its slot:
 * `declare module 'shared-ui/remote' { interface Slots { 'lounge.more': { visitId: number } } }`.
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
  /** The slot is beneath a booking, for a related service of another team. */
  'bookings.more': { bookingId: number };
  /** `otherwise` is shown if the booking does not exist. */
  'bookings.detail': { bookingId: string; otherwise?: ReactNode };
  'staff.bookingOutcome': { bookingId: number; bookingStatus: string };
}

export type SlotName = keyof Slots;

export interface Remote {
  contract: number;
  name: string;
  routes: readonly PortalRoute[];
  slots?: { [Name in SlotName]?: () => Promise<{ default: ComponentType<Slots[Name]> }> };
}
