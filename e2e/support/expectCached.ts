import { expect, type Page } from 'playwright/test';

/** The service worker must also cache files that were loaded before the worker existed. */
export const expectCached = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
        return kept.flat().some(({ url }) => url.includes(wanted));
      }, `/remotes/${name}/`),
    )
    .toBe(true);
