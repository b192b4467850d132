import { probe, useDoubt } from 'shared-api/http';
import { isUnfetched } from './diagnose.ts';

let missed = '';

/** A page is missed if it could not be fetched while offline. */
export function isMissed(path: string, error: unknown, offline: boolean): boolean {
  if (!isUnfetched(error)) return false;
  if (offline) missed = path;
  return missed === path;
}

/** Browsers report too early that the connection is back, so the page opens only after the portal has replied. */
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
