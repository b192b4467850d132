/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheNameFor, isOutdated, type Strategy, strategyFor } from './offline/strategy.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const cacheName = cacheNameFor('__SITE_VERSION__');
const asks = (strategy: Strategy) => (asked: { request: Request }) => strategyFor(asked.request) === strategy;

void self.skipWaiting();
clientsClaim();
// What opens the application. A path is never taken for its index.html: / is the landing page.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(asks('cache-first'), new CacheFirst({ cacheName }));
registerRoute(asks('network-first'), new NetworkFirst({ cacheName }));
/** Pages themselves are not kept: without a connection the application opens, or at least a page that says so. */
registerRoute(asks('page'), async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    const kept = new URL(request.url).pathname === '/' ? '/landing.html' : '/index.html';
    return (await matchPrecache(kept)) ?? (await matchPrecache('/offline.html')) ?? Response.error();
  }
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const outdated = (await caches.keys()).filter((name) => isOutdated(name, cacheName));
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});
