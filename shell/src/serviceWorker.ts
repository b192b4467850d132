/// <reference lib="webworker" />
import { cacheNameFor, strategyFor } from './offline/strategy.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = cacheNameFor('__SITE_VERSION__');
const application = '/index.html';
const offline = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([application, offline]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  switch (strategyFor(event.request)) {
    case 'cache-first':
      return event.respondWith(cacheFirst(event.request));
    case 'network-first':
      return event.respondWith(networkFirst(event.request));
    case 'page':
      return event.respondWith(page(event.request));
    case 'network':
      return;
  }
});

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

/** Pages themselves are not kept: without a connection the application opens, or at least a page that says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(application)) ?? (await caches.match(offline)) ?? Response.error();
  }
}
