import type { QueryClient } from '@tanstack/react-query';
import { reloadSessionUser } from 'shared-api/accounts';
import { followLiveEvents, session } from 'shared-api/http';
import { notify } from 'shared-ui';
import { persistLastSeen } from '../offline/lastSeen.ts';
import { messages } from './decideAccess.ts';
import { watchIdleness } from './idle.ts';
import { visited } from './visited.ts';

/** Told on any page; `notify` does not show the equal message of the funding dialog a second time. */
const tellFunded = () => notify.success('Wallet funded successfully', { about: 'funding' });

/**
 * The idle timer and the live events run while there is a session. When it ends, everything that was fetched is cleared
 * for the next user (AUTH-32), and an expiry is shown until dismissed (AUTH-20, AUTH-21).
 */
export function watchSession(queryClient: QueryClient): () => void {
  let stop: (() => void)[] = [];
  const halt = () => {
    for (const stopOne of stop) stopOne();
    stop = [];
  };
  const begin = () => {
    stop = [watchIdleness(), followLiveEvents(queryClient, tellFunded), persistLastSeen(queryClient)];
    // The session may have expired while the portal was closed; `watchIdleness` then ends it at once.
    if (!session.get().token) halt();
  };
  const end = () => {
    halt();
    queryClient.clear();
    visited.clear();
  };
  const stopFollowing = session.followOtherTabs();
  const stopWatching = session.subscribe((now, before) => {
    const changedUser = before.token !== null && now.token !== before.token;
    if (changedUser) end();
    if (now.token && now.token !== before.token) {
      notify.dismissAbout('session');
      begin();
    }
    if (now.end === 'expired' && before.end !== 'expired') {
      notify.warning(messages.expired, { sticky: true, about: 'session' });
    }
  });
  if (session.get().token) {
    begin();
    if (session.get().token) void reloadSessionUser(queryClient);
  }
  return () => {
    stopFollowing();
    stopWatching();
    halt();
  };
}
