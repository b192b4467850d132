import { budgets } from 'tooling/programs';
import { MeteredLine } from '../support/MeteredLine.ts';
import { freshBrowser, freshBrowserWithWorker, measuredPages } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import { openWithWorker } from '../support/openWithWorker.ts';
import { expect, test } from '../support/test.ts';

test('no page moves what it has shown while the rest of it comes', async ({ browser, portal }) => {
  test.slow();
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
