import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { probe, useDoubt } from 'shared-api/http';

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/** Live events, opened again at once, fetch most of what is shown; this long after, the rest is fetched. */
const restAfterMs = 1_000;

/** The pages do not all ask at once when a server comes back. */
const scattered = (ms: number) => ms * (0.5 + Math.random());

/**
 * A portal that gave no reply is asked less and less often, and only for a page that somebody sees; once it is back,
 * what is shown is fetched. shared-api/src/http/calls/reachability.ts says when it counts as unreachable. It returns the
 * way to stop.
 */
export function pollUntilReached(queryClient: QueryClient): () => void {
  let pauseMs = firstPauseMs;
  let next: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const askLater = () => {
    clearTimeout(next);
    next = setTimeout(() => void ask(), scattered(pauseMs));
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  };
  const ask = async () => {
    if (!useDoubt.getState() || document.visibilityState === 'hidden' || !navigator.onLine) return;
    clearTimeout(next);
    await probe();
    if (useDoubt.getState()) askLater();
  };
  const fetchRest = async () => {
    // A fetch that has been waiting since before would wait in vain.
    await queryClient.cancelQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    await queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  };
  const askNow = () => void ask();

  const stopDoubting = useDoubt.subscribe((doubted) => {
    clearTimeout(next);
    pauseMs = firstPauseMs;
    if (doubted) askLater();
  });
  const stopFollowing = onlineManager.subscribe((online) => {
    clearTimeout(rest);
    if (online) rest = setTimeout(() => void fetchRest(), restAfterMs);
  });
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  return () => {
    stopDoubting();
    stopFollowing();
    clearTimeout(next);
    clearTimeout(rest);
    removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askNow);
  };
}
