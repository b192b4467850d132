import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { Passenger } from 'shared-api/bookings';
import { isClient, keys, session } from 'shared-api/http';

const storageKey = 'last-seen';
/** Only lists that a client needs offline are stored. */
const kept = [keys.airports, keys.services, keys.bookings, keys.activities, keys.wallet, keys.transactions];
const roots: ReadonlySet<unknown> = new Set(kept.flat());
const maxLists = 40;
const maxCharacters = 1_000_000;
const pauseMs = 500;

interface Seen {
  data: unknown;
  at: number;
}

interface Stored {
  userId: number;
  lists: [hash: string, seen: Seen][];
}

/** Maps each query that shows data of an earlier visit to the time of that data. */
const restored = new WeakMap<Query, number>();
export const isLastSeen = (query: Query): boolean =>
  query.state.data !== undefined && restored.get(query) === query.state.dataUpdatedAt;

const isList = ({ queryKey, state }: Query) => roots.has(queryKey[0]) && !(state.data instanceof Blob);

/** A passenger's phone number, NIN and special needs must not be stored. */
const whoIs = ({ id, firstName, middleName, lastName, designation, gender }: Passenger) => ({
  id,
  firstName,
  middleName,
  lastName,
  designation,
  gender,
});

const withoutDetails = (key: string, value: unknown) =>
  key === 'passengers' && Array.isArray(value) ? value.map(whoIs) : value;

function read(userId: number): Map<string, Seen> {
  try {
    const stored: Stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return new Map(stored.userId === userId ? stored.lists : []);
  } catch {
    return new Map();
  }
}

function textOf(userId: number, seen: ReadonlyMap<string, Seen>): string | undefined {
  const lists = [...seen].sort(([, one], [, other]) => other.at - one.at).slice(0, maxLists);
  for (; lists.length > 0; lists.pop()) {
    const text = JSON.stringify({ userId, lists } satisfies Stored, withoutDetails);
    if (text.length <= maxCharacters) return text;
  }
  return undefined;
}

function write(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // If storage is full or forbidden, only this copy is lost.
  }
}

/**
 * While the portal is unreachable, a client sees the lists of the last visit. They are in local storage,
 * which is cleared at logout and at the end of the session.
 */
export function persistLastSeen(queryClient: QueryClient): () => void {
  const { token, user } = session.get();
  if (!token || !user || !isClient(user)) return () => undefined;
  const seen = read(user.id);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = textOf(user.id, seen);
    // Another tab may have logged out meanwhile.
    if (text && localStorage.getItem('token') === token) write(text);
  };
  const note = (query: Query) => {
    seen.set(query.queryHash, { data: query.state.data, at: query.state.dataUpdatedAt });
    timer ??= setTimeout(save, pauseMs);
  };
  const restore = (query: Query) => {
    const last = seen.get(query.queryHash);
    if (!last || query.state.data !== undefined) return;
    restored.set(query, last.at);
    query.setData(last.data, { updatedAt: last.at, manual: true });
    query.invalidate();
  };
  /** If the server refuses a call, data of an earlier visit must not be shown in place of the reply. */
  const forget = (query: Query) => query.setState({ data: undefined, dataUpdatedAt: 0 });
  const whenHidden = () => {
    if (timer) save();
  };

  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (!isList(query)) return;
    if (type === 'added' && !onlineManager.isOnline()) restore(query);
    if (type !== 'updated' || !('action' in event)) return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) note(query);
    else if (action.type === 'error' && isLastSeen(query) && onlineManager.isOnline()) forget(query);
  });
  const stopFollowing = onlineManager.subscribe((online) => {
    if (!online) for (const query of queryClient.getQueryCache().getAll()) if (isList(query)) restore(query);
  });
  addEventListener('pagehide', whenHidden);
  return () => {
    unsubscribe();
    stopFollowing();
    clearTimeout(timer);
    removeEventListener('pagehide', whenHidden);
  };
}
