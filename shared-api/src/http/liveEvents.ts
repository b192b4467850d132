import { onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { urlOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { type LiveEvent, liveEvents } from '../contract/system.ts';
import { onNoResponse, onReply, whenOnline } from './calls/reachability.ts';
import { throttle } from './calls/throttle.ts';
import { session } from './session/session.ts';

const staleBy: Record<LiveEvent['type'], readonly QueryKey[]> = {
  wallet: [keys.wallet, keys.transactions, keys.activities],
  funded: [keys.wallet, keys.transactions, keys.activities],
  transaction: [keys.transactions, keys.wallet, keys.stats, keys.orders],
  booking: [keys.bookings, keys.transactions, keys.activities, keys.stats, keys.members],
  client: [keys.clients, keys.user, keys.stats],
  service: [keys.services],
  adjustment: [keys.adjustments],
  books: [keys.books],
  message: [keys.messages],
  release: [keys.releases],
  settings: [keys.settings],
};
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
const togetherMs = 500;
/** Counting may read a million rows, so counts are refreshed less often. */
const countedAgainMs = 5_000;
const isCount = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  queryKey[0] === keys.stats[0] ||
  queryKey.some((part) => (part as { only?: unknown } | null | undefined)?.only === 'total');
/** The server sends a signal every 20 s. After two missed signals the stream is treated as dead. */
const deafAfterMs = 45_000;

async function* messages(body: ReadableStream<Uint8Array>, onHeard: () => void): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onHeard();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (data) yield data;
    }
  }
}

/** The open stream does not extend the session. The returned function stops listening. */
export function followLiveEvents(queryClient: QueryClient, onEvent: (event: LiveEvent) => void): () => void {
  let stopped = false;
  let connection = new AbortController();
  const refetch = (predicate: (query: Query) => boolean, everyMs: number) =>
    throttle<QueryKey>((all) => {
      for (const queryKey of all) void queryClient.invalidateQueries({ queryKey, predicate });
    }, everyMs);
  const rows = refetch((query) => !isCount(query), togetherMs);
  const counts = refetch(isCount, countedAgainMs);
  const news = (stale: readonly QueryKey[]) => {
    rows.add(stale);
    counts.add(stale);
  };
  const listen = async (token: string, onOpen: () => void) => {
    connection = new AbortController();
    const { signal } = connection;
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    let deaf: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(deaf);
      deaf = setTimeout(() => connection.abort(), deafAfterMs);
    };
    try {
      heard();
      const response = await fetch(urlOf(liveEvents, {}), { headers, signal });
      onReply(response.status);
      if (response.status === 401) return session.expire(token);
      if (!response.ok || !response.body) return;
      onOpen();
      for await (const message of messages(response.body, heard)) {
        const event = JSON.parse(message) as LiveEvent;
        news(staleBy[event.type] ?? []);
        onEvent(event);
      }
    } finally {
      clearTimeout(deaf);
    }
  };
  const run = async () => {
    let pauseMs = firstPauseMs;
    let missedSome = false;
    while (!stopped) {
      const { token } = session.get();
      if (!token) return;
      await listen(token, () => {
        if (missedSome) news(Object.values(staleBy).flat());
        pauseMs = firstPauseMs;
      }).catch(() => {
        if (!stopped) onNoResponse();
      });
      missedSome = true;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      await whenOnline();
    }
  };
  // After the portal was unreachable, an open stream receives no more events, so the stream is closed.
  const stopFollowing = onlineManager.subscribe((online) => {
    if (!online) connection.abort();
  });
  void run();
  return () => {
    stopped = true;
    stopFollowing();
    connection.abort();
    rows.stop();
    counts.stop();
  };
}
