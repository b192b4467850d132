import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { probe, useDoubt } from 'shared-api/http';

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/**
 * When the portal is reachable again, the code for live events refetches most data. The remaining data is
 * refetched after this delay.
 */
const restAfterMs = 1_000;

/** The random factor prevents all open pages from asking at the same moment when a server is back. */
const scattered = (ms: number) => ms * (0.5 + Math.random());

/** Polls an unreachable portal at growing intervals while the page is visible. */
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
    // A request that was sent while the portal was unreachable may never get a reply.
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
