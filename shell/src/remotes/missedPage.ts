import { probe, useDoubt } from 'shared-api/http';
import { isUnfetched } from './diagnose.ts';

let missed = '';

/** A page is missed if it could not be fetched while offline. */
export function isMissed(path: string, error: unknown, offline: boolean): boolean {
  if (!isUnfetched(error)) return false;
  if (offline) missed = path;
  return missed === path;
}

/** The portal is asked first, because browsers report too early that they are online. */
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
