/** What this page has loaded so far; the worker keeps of it what its routes allow. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function register(): Promise<void> {
  const firstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  if (!firstVisit) return;
  // What came before the worker did not pass through it; the browser still has it, so that nothing is sent twice.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
}

/** Registers the worker that keeps the portal's static files for offline use, once the page itself is there. */
export function registerServiceWorker(): void {
  // A development server has none, and would not want its files kept.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
