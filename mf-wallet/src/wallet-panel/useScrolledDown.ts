import { useSyncExternalStore } from 'react';

/** Further apart than what the panel loses in height, so that it does not open by closing at the end of a short page. */
const downPx = 120;
const upPx = 40;

let scrolledDown = false;

function read(): boolean {
  if (scrollY > downPx) scrolledDown = true;
  else if (scrollY < upPx) scrolledDown = false;
  return scrolledDown;
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the reader is past the top of the page. */
export const useScrolledDown = (): boolean => useSyncExternalStore(subscribe, read);
