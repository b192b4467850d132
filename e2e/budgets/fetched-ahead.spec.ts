import type { BrowserContext } from 'playwright/test';
import { loginAfterLanding } from '../support/budgets.ts';
import { MeteredLine } from '../support/MeteredLine.ts';
import { freshBrowser, freshBrowserWithWorker } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import { openWithWorker } from '../support/openWithWorker.ts';
import { expect, test as portalTest } from '../support/test.ts';

const test = portalTest.extend<{ line: MeteredLine; visitor: BrowserContext }>({
  line: async ({ portal }, use) => {
    const line = new MeteredLine(portal.url);
    await line.open();
    await use(line);
    line.close();
  },
  /** Has never seen the portal, and has a service worker. */
  visitor: async ({ browser, portal, line }, use) => {
    const context = await freshBrowserWithWorker(browser, portal, line, 'visitor');
    await use(context);
    await context.close();
  },
});

const registration = '/register-corporate-organization';

const isAsset = (path: string): boolean => path.startsWith('/assets/');

test(`after the landing page login receives ${loginAfterLanding} KB`, async ({ visitor, line }) => {
  await openWithWorker(visitor, line, '/');
  await measureVisit(visitor, '/login');
  expect((await line.readMeter()).kilobytes).toBeLessThanOrEqual(loginAfterLanding);
});

test('the worker fetches after the landing page what login and registration need of the application, and no more', async ({
  browser,
  portal,
  visitor,
  line,
}) => {
  const withoutWorker = await freshBrowser(browser, portal, 'visitor');
  const landing = await measureVisit(withoutWorker, '/');
  const needed = [
    ...(await measureVisit(withoutWorker, '/login')).received,
    ...(await measureVisit(withoutWorker, registration)).received,
  ];
  await withoutWorker.close();
  const { paths: came } = await openWithWorker(visitor, line, '/');
  const ahead = came.filter((path) => isAsset(path) && !landing.received.includes(path));
  expect([...new Set(ahead)].sort()).toEqual([...new Set(needed.filter(isAsset))].sort());
  expect(came.length).toBe(new Set(came).size);
  await measureVisit(visitor, registration);
  expect((await line.readMeter()).paths.filter(isAsset)).toEqual([]);
});

test('where the browser asks to save data, the worker fetches nothing ahead', async ({
  browser,
  portal,
  visitor,
  line,
}) => {
  const withoutWorker = await freshBrowser(browser, portal, 'visitor');
  const { received } = await measureVisit(withoutWorker, '/');
  await withoutWorker.close();
  const { paths: came } = await openWithWorker(visitor, line, '/', { saveData: true });
  expect(came.filter((path) => !received.includes(path))).toEqual(['/sw.js?save-data']);
});
