/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { copyToKeep, isFromElsewhere, pageFor } from './pages.ts';
import { cacheNameFor, isOutdated, pastTheWorker, type Strategy, strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };
/** Only Chromium has `addRoutes`, and only Chromium aborts a worker's calls when the user leaves the page. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: typeof pastTheWorker): Promise<void>;
}

const cacheName = cacheNameFor('__SITE_VERSION__');
/** If no reply arrives within this time, the stored page is shown. */
const pageTimeoutMs = 5_000;
const entryTimeoutSeconds = 2;
const asks = (strategy: Strategy) => (asked: { request: Request }) => strategyFor(asked.request) === strategy;

void self.skipWaiting();
clientsClaim();
// With save-data, the worker fetches a file only when the page needs the file.
const savesData = new URL(self.location.href).searchParams.has('save-data');
precache(savesData ? [] : self.__WB_MANIFEST);
const cacheFirst = new CacheFirst({ cacheName });
registerRoute(
  asks('cache-first'),
  async (asked) => (await matchPrecache(asked.request)) ?? cacheFirst.handle(asked),
);
registerRoute(
  asks('network-first'),
  new NetworkFirst({ cacheName, networkTimeoutSeconds: entryTimeoutSeconds }),
);
const tooLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeoutMs));
registerRoute(asks('page'), async ({ request, event }) => {
  const page = pageFor(request.url);
  const served = fetch(request).then(async (reply) => {
    const copy = copyToKeep(reply);
    if (copy) event.waitUntil(caches.open(cacheName).then((cache) => cache.put(page, copy)));
    return reply;
  });
  const reply = await Promise.race([served.catch(() => undefined), tooLate()]);
  if (reply && !isFromElsewhere(reply)) return reply;
  const kept = (await caches.match(page, { cacheName })) ?? (await matchPrecache(page));
  return kept ?? reply ?? (await matchPrecache('/offline.html')) ?? Response.error();
});

self.addEventListener('install', (event: RoutingEvent) => {
  const routed = event.addRoutes?.(pastTheWorker);
  if (routed) event.waitUntil(routed);
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const outdated = (await caches.keys()).filter((name) => isOutdated(name, cacheName));
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});
