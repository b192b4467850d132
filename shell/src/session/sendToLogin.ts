import { session } from 'shared-api/http';
import { notify } from 'shared-ui';
import { ownerOf } from '../remotes/registry.ts';
import { decideAccess } from './decideAccess.ts';
import { visited } from './visited.ts';

/**
 * A signed-out visit to a path under /app goes to the sign-in page before any remote is fetched. Paths outside the
 * registry are left alone: after signing in there would be no page to return to.
 */
export function sendToLogin(): void {
  const { pathname, search, hash } = window.location;
  if (!/^\/app(\/|$)/.test(pathname) || !ownerOf(pathname)) return;
  const address = pathname + search + hash;
  const decision = decideAccess({
    access: 'signed-in',
    address,
    user: session.get().user,
    referrer: undefined,
  });
  if (decision.kind === 'show') return;
  if (decision.remember) visited.remember(decision.remember);
  if (decision.warning) notify.warning(decision.warning);
  window.history.replaceState(null, '', decision.to);
}
