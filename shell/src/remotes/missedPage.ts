import { useEffect, useState } from 'react';
import { probe, useDoubt } from 'shared-api/http';
import { RemoteFailure } from './RemoteFailure.ts';

let missed = '';

/** Only code that did not arrive would be there with a connection; any other error would be the same. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof RemoteFailure
    ? error.reason === 'unreachable' || error.reason === 'timeout'
    : error instanceof Error && error.name === 'ChunkLoadError';

/**
 * A browser does not tell why code did not arrive, so that the portal is asked. It is undefined until that is known.
 */
export function useReached(error: unknown): boolean | undefined {
  const [outcome, setOutcome] = useState<{ error: unknown; reached: boolean }>();
  useEffect(() => {
    if (!isUnfetched(error)) return;
    let left = false;
    void probe().then(() => {
      if (!left) setOutcome({ error, reached: !useDoubt.getState() });
    });
    return () => {
      left = true;
    };
  }, [error]);
  return outcome?.error === error ? outcome?.reached : undefined;
}

/** A missed page could not be fetched without a connection, and is still to be opened. */
export function isMissed(path: string, error: unknown, offline: boolean): boolean {
  if (!isUnfetched(error)) return false;
  if (offline) missed = path;
  return missed === path;
}

/** The portal is asked, because the browser says too early that it is online. It returns the way to give up. */
export function openMissed(open: () => void): () => void {
  let left = false;
  const openIfReached = () => {
    if (!left && !useDoubt.getState()) open();
  };
  void probe().then(openIfReached);
  const stop = useDoubt.subscribe(openIfReached);
  return () => {
    left = true;
    stop();
  };
}
