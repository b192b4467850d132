import { savesData } from '../start/savesData.ts';

/** The worker caches only those that its routes allow. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function register(soonNeeded: readonly string[]): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  // Not every browser tells a worker about the save-data setting, so its address contains it.
  await navigator.serviceWorker.register(savesData() ? '/sw.js?save-data' : '/sw.js');
  // The worker has missed what was loaded before it started; the browser's cache still has these files.
  const urlsToCache = [...(firstVisit ? loaded() : []), ...(savesData() ? [] : soonNeeded)];
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Registers the worker after the page has loaded, so that the two do not compete; it then fetches `soonNeeded`. */
export function registerServiceWorker(soonNeeded: readonly string[] = []): void {
  // A development server has no worker, and its files must not be cached.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register(soonNeeded).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
