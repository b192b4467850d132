import { useEffect, useState } from 'react';
import { probe, useDoubt } from 'shared-api/http';
import { RemoteFailure } from './RemoteFailure.ts';

let missed = '';

/** Code that did not arrive; any other error would be the same with a connection. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof RemoteFailure
    ? error.reason === 'unreachable' || error.reason === 'timeout'
    : error instanceof Error && error.name === 'ChunkLoadError';

/** Whether the portal answers where code did not arrive: a browser does not tell why. Undefined until it is known. */
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

/** Whether a page is one that could not be fetched without a connection, and is still to be opened. */
export function isMissed(path: string, error: unknown, offline: boolean): boolean {
  if (!isUnfetched(error)) return false;
  if (offline) missed = path;
  return missed === path;
}

/** Opens it once the portal answers: the browser says earlier that it is online. Returns the way to give up. */
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
