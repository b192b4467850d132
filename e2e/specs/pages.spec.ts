import { budgets } from 'tooling/programs';
import { MeteredLine } from '../support/MeteredLine.ts';
import { freshBrowser, freshBrowserWithWorker, measuredPages } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import { openWithWorker } from '../support/openWithWorker.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('no page moves what it has shown while the rest of it comes', async ({ browser, portal }) => {
  for (const { name, path, as } of await measuredPages(portal)) {
    const context = await freshBrowser(browser, portal, as);
    const visit = await measureVisit(context, path);
    await context.close();
    expect(visit.layoutShift, name).toBeLessThanOrEqual(budgets.layoutShift);
  }
});

test('where the browser asks to save data, the worker fetches nothing ahead', async ({ browser, portal }) => {
  const line = new MeteredLine(portal.url);
  await line.open();
  try {
    const withoutWorker = await freshBrowser(browser, portal, 'visitor');
    const { received } = await measureVisit(withoutWorker, '/');
    const visitor = await freshBrowserWithWorker(browser, portal, line, 'visitor');
    const { paths: came } = await openWithWorker(visitor, line, '/', { saveData: true });
    expect(came.filter((path) => !received.includes(path))).toEqual(['/sw.js?save-data']);
    await Promise.all([withoutWorker.close(), visitor.close()]);
  } finally {
    line.close();
  }
});

test('what a page reads first is asked for before the code of its remote has come, and once', async ({
  page,
  portal,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/remotes/mf-bookings/**', async (route) => {
    await delivered;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  const reads = ['/api/booking-services/stats', '/api/booking-services/client?pageNumber=1', '/api/services'];
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect.poll(() => reads.filter((read) => asked.includes(read))).toEqual(reads);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  deliver();
  await expect(page.getByRole('heading', { name: 'How may we help you today?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  for (const read of reads) expect(asked.filter((one) => one === read)).toHaveLength(1);
});
