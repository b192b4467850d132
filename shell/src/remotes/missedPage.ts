import { probe, useDoubt } from 'shared-api/http';
import { isUnfetched } from './diagnose.ts';

let missed = '';

/** A missed page could not be fetched while offline, and still has to be opened. */
export function isMissed(path: string, error: unknown, offline: boolean): boolean {
  if (!isUnfetched(error)) return false;
  if (offline) missed = path;
  return missed === path;
}

/** Asks the portal first, because the browser reports too early that it is online. Returns a function that gives up. */
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
