import { savesData } from '../start/savesData.ts';

/** The list includes API calls; the worker caches only URLs that its routes allow. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function register(soonNeeded: readonly string[]): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  // In some browsers, a worker cannot read the save-data setting, so its URL contains the setting.
  await navigator.serviceWorker.register(savesData() ? '/sw.js?save-data' : '/sw.js');
  // On the first visit, the page loads files before the worker starts. The worker must cache these files too.
  const urlsToCache = [...(firstVisit ? loaded() : []), ...(savesData() ? [] : soonNeeded)];
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The worker is registered after the page has loaded. Otherwise the worker's requests would delay the page. */
export function registerServiceWorker(soonNeeded: readonly string[] = []): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register(soonNeeded).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
