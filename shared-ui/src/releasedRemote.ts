import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * The contract as it was last released, frozen: shells and remotes that are live were built against it. Whoever raises
 * `REMOTE_CONTRACT` copies the new one here once the shell that serves it is live (docs/deployment.md).
 */
export const RELEASED_CONTRACT = 1;

interface ReleasedCrumb {
  label: string;
  to?: string;
}

interface ReleasedHandle {
  title?: string;
  breadcrumbs?: readonly ReleasedCrumb[];
  access?: 'public' | 'public-only' | 'signed-in' | 'client' | readonly never[];
}

type ReleasedRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean;
  handle?: ReleasedHandle;
  children?: readonly ReleasedRoute[];
};

/** Beside these there were whole pages: shell/src/remotes/pagesInSlots.tsx. */
export interface ReleasedSlots {
  'wallet.panel': { placement: 'sidebar' | 'bottom' };
  'wallet.fund': {
    open: boolean;
    shortfallKobo?: number;
    onClose: () => void;
    onFunded?: (amountKobo: number) => void;
  };
  'accounts.feedback': object;
  'bookings.detail': { bookingId: string };
  'staff.bookingOutcome': { bookingId: number; bookingStatus: string };
}

/** What a remote of the last release exports; icons and permissions are whatever it knew. */
export interface ReleasedRemote {
  contract: number;
  name: string;
  routes: readonly ReleasedRoute[];
  slots?: { [Name in keyof ReleasedSlots]?: () => Promise<{ default: ComponentType<ReleasedSlots[Name]> }> };
}
