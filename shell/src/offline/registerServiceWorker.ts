import { savesData } from '../start/savesData.ts';

/** The worker keeps of these what its routes allow. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function register(soonNeeded: readonly string[]): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  // A worker does not hear in every browser whether data is to be saved, so its address says it.
  await navigator.serviceWorker.register(savesData() ? '/sw.js?save-data' : '/sw.js');
  // The worker did not see what was loaded before it; the browser still has it, so that nothing is sent twice.
  const urlsToCache = [...(firstVisit ? loaded() : []), ...(savesData() ? [] : soonNeeded)];
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The worker is registered once the page itself is there, and then fetches what is `soonNeeded`. */
export function registerServiceWorker(soonNeeded: readonly string[] = []): void {
  // A development server has none, and would not want its files kept.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register(soonNeeded).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
