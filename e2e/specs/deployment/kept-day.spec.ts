import path from 'node:path';
import type { Page } from 'playwright/test';
import { folderStore, publishRemote, rollback } from 'remote/release';
import { anotherVersion } from '../../support/anotherVersion.ts';
import { bookArrivals, keepDay, unlock } from '../../support/keptDay.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** No other test books at this airport for today. */
const airport = 16;

const keepsCode = (page: Page, version: string, cacheName: string) =>
  page.evaluate(
    async ([live = '', name = '']) => {
      const { remotes } = await (await fetch('/remotes.json')).json();
      const { preload, pages } = remotes['mf-staff'];
      const { files, lazyModules } = pages['desk/offline'];
      const chunks = JSON.parse(document.getElementById('shared-chunks')?.textContent ?? '{}');
      const kit = lazyModules.flatMap((module: string) => chunks[module] ?? []);
      const needed: string[] = [...preload, ...files, ...kit.map((file: string) => `/${file}`)];
      const cached = await Promise.all(needed.map((file) => caches.match(file, { cacheName: name })));
      return files.every((file: string) => file.includes(live)) && cached.every(Boolean);
    },
    [`/${version}/`, cacheName],
  );

const opensOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await page.goto('/desk/offline');
  await unlock(page);
  await expect(page.getByText(/^As of \d\d:\d\d WAT$/)).toBeVisible();
  await page.getByRole('button', { name: 'Camera' }).click();
  await expect(page.getByText('The camera is not permitted. Type the short code')).toBeVisible();
  await page.context().setOffline(false);
};

test('a kept day opens offline after its desk was released alone, and once a new release of the shell has taken over', async ({
  page,
  portal,
}, { outputDir }) => {
  const store = folderStore(portal.siteDir);
  const worker = await store.read('sw.js');
  if (!worker) throw new Error('The site has no worker');
  await bookArrivals(portal, { airport, bookings: 1 });
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await keepDay(page, airport);
  const cacheName = () =>
    page.evaluate(async () => (await caches.keys()).find((name) => name.startsWith('portal-')) ?? '');
  const first = await cacheName();
  try {
    const dist = anotherVersion('mf-staff', '9.3.0', path.join(outputDir, '9.3.0'));
    const { version } = await publishRemote(store, dist, {
      commit: 'abc1234',
      audience: 'all',
    });
    await page.reload();
    await expect.poll(() => keepsCode(page, version, first)).toBe(true);
    await opensOffline(page);

    const second = `portal-${'f'.repeat(12)}`;
    const text = worker.content.toString().replaceAll(first.replace('portal-', ''), 'f'.repeat(12));
    await store.put('sw.js', Buffer.from(text));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(cacheName).toBe(second);
    await expect.poll(() => keepsCode(page, version, second)).toBe(true);
    await opensOffline(page);
  } finally {
    await store.put('sw.js', worker.content);
    await rollback(store, 'mf-staff');
  }
});
