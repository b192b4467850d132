import type { QueryClient } from '@tanstack/react-query';
import { reloadSessionUser } from 'shared-api/accounts';
import type { LiveEvent } from 'shared-api/contract';
import { followLiveEvents, ownerIdOf, session } from 'shared-api/http';
import { notify } from 'shared-ui';
import { persistLastSeen } from '../offline/lastSeen.ts';
import { messages } from './decideAccess.ts';
import { watchIdleness } from './idle.ts';
import { visited } from './visited.ts';

/** Members have some of their rights from their organisation. */
function isAbout(id: number | null): boolean {
  const { user } = session.get();
  return user !== null && (id === user.id || id === ownerIdOf(user));
}

export function watchSession(queryClient: QueryClient): () => void {
  let stop: (() => void)[] = [];
  const halt = () => {
    for (const stopOne of stop) stopOne();
    stop = [];
  };
  const onEvent = ({ type, id }: LiveEvent) => {
    // The funding dialog sends the same message; `notify` shows equal messages only once.
    if (type === 'funded') notify.success('Wallet funded successfully', { about: 'funding' });
    if (type === 'client' && isAbout(id)) void reloadSessionUser(queryClient);
  };
  const begin = () => {
    stop = [watchIdleness(), followLiveEvents(queryClient, onEvent), persistLastSeen(queryClient)];
    // If the session has already expired, `watchIdleness` ends it at once.
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
