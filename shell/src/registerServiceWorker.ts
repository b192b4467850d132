import { savesData } from './savesData.ts';

/** What this page has loaded so far; the worker keeps of it what its routes allow. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function register(soonNeeded: readonly string[]): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  // A worker does not hear in every browser whether data is to be saved, so its address says it.
  await navigator.serviceWorker.register(savesData() ? '/sw.js?save-data' : '/sw.js');
  // What came before the worker did not pass through it; the browser still has it, so that nothing is sent twice.
  const urlsToCache = [...(firstVisit ? loaded() : []), ...(savesData() ? [] : soonNeeded)];
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * Registers the worker that keeps the portal's static files for offline use, once the page itself is there. It then
 * fetches what is `soonNeeded`.
 */
export function registerServiceWorker(soonNeeded: readonly string[] = []): void {
  // A development server has none, and would not want its files kept.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register(soonNeeded).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
