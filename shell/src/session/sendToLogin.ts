import { session } from 'shared-api/http';
import { notify } from 'shared-ui';
import { ownerOf } from '../remotes/registry.ts';
import { decideAccess } from './decideAccess.ts';
import { visited } from './visited.ts';

/**
 * A signed-out visitor is sent to the login page before any remote is fetched. An address without a page is
 * ignored, because the visitor could not return there.
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
