import { needsOf, pageAt } from '../remotes/pageAt.ts';
import { dataIn, versionsIn } from '../remotes/versionsIn.ts';

/**
 * Officers use these pages offline. '/desk/offline' shows the stored bookings, and '/login' has a link to that page.
 */
const paths = ['/desk/offline', '/login', '/app/desk/bookings'];

function filesNamedBy(page: Document): readonly string[] {
  const versions = versionsIn(page);
  return paths.flatMap((path) => {
    const found = pageAt(path, versions, 'staff');
    if (!found) return [];
    return [...found.remote.preload, ...needsOf(found, dataIn(page, 'shared-chunks'), new Date()).files];
  });
}

/** Each cache may contain its own version of `index.html`, which the service worker serves offline. */
async function keptPages(): Promise<readonly Document[]> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const pages = await Promise.all(opened.map((cache) => cache.match('/index.html', { ignoreSearch: true })));
  const texts = await Promise.all(pages.flatMap((page) => (page ? [page.text()] : [])));
  return texts.map((html) => new DOMParser().parseFromString(html, 'text/html'));
}

/** Resolves after the service worker has stored all files. */
export async function fetchKeptDayFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const { active } = await navigator.serviceWorker.ready;
  // The worker may not have stored the open page yet, so the page's own `document` is read too.
  const urlsToCache = [...new Set([document, ...(await keptPages())].flatMap(filesNamedBy))];
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  });
}
