import { probe, useDoubt } from 'shared-api/http';
import { isUnfetched } from './diagnose.ts';

let missed = '';

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
