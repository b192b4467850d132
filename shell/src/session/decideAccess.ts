import type { User } from 'shared-api/accounts';
import { can, isClient, isStaffUser } from 'shared-api/http';
import { links } from 'shared-ui';
import type { Access } from 'shared-ui/remote';

export const messages = {
  signInFirst: 'Log in to access that page',
  notAuthorized: 'You are not authorized to access that page',
  expired: 'Your session has expired. Please login again',
} as const;

interface Visit {
  access: Access;
  /** The address contains the path, the query and the hash. */
  address: string;
  user: User | null;
  /** The user is sent to this page after login, or if another page is refused. */
  referrer: string | undefined;
}

export type Decision =
  | { kind: 'show' }
  | { kind: 'redirect'; to: string; warning?: string; remember?: string };

export function decideAccess({ access, address, user, referrer }: Visit): Decision {
  if (access === 'public') return { kind: 'show' };
  if (access === 'public-only') {
    return user ? { kind: 'redirect', to: elsewhere(address, referrer) } : { kind: 'show' };
  }
  if (!user) return { kind: 'redirect', to: links.login(), warning: messages.signInFirst, remember: address };
  if (user.mustSetUpTwoFactor && !pathOf(address).startsWith(links.profile()))
    return { kind: 'redirect', to: links.security() };
  if (user.mustAcceptTerms && pathOf(address) !== links.newTerms())
    return { kind: 'redirect', to: links.newTerms() };
  if (isAllowed(access, user)) return { kind: 'show' };
  return { kind: 'redirect', to: elsewhere(address, referrer), warning: messages.notAuthorized };
}

function isAllowed(access: Exclude<Access, 'public' | 'public-only'>, user: User): boolean {
  if (access === 'signed-in') return true;
  if (access === 'client') return isClient(user);
  if (access === 'staff') return isStaffUser(user);
  return access.some((permission) => can(user, permission));
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** A redirect to the refused page itself would never end. */
function elsewhere(address: string, referrer: string | undefined): string {
  const candidates = [referrer, links.dashboard()].filter((to) => to !== undefined);
  return candidates.find((to) => pathOf(to) !== pathOf(address)) ?? links.home();
}
