import { firstVisit, layoutShift, repeatKilobytes } from '../support/budgets.ts';
import { becomeViewer, freshBrowser, type MeasuredPage, measuredPages } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import type { Portal } from '../support/Portal.ts';
import { expect, test } from '../support/test.ts';

/** All pages but the landing page, one after the other in one browser. */
const inTurnBudget = 500;
const requestsBeforeFirstPaint = 5;

const pageNamed = async (portal: Portal, name: string): Promise<MeasuredPage> => {
  const page = (await measuredPages(portal)).find((each) => each.name === name);
  if (!page) throw new Error(`No page is called ${name}`);
  return page;
};

for (const [name, kilobytes] of Object.entries(firstVisit)) {
  test(`the page "${name}" keeps to its budget of ${kilobytes} KB, and moves nothing`, async ({
    browser,
    portal,
  }) => {
    const page = await pageNamed(portal, name);
    const context = await freshBrowser(browser, portal, page.as);
    const first = await measureVisit(context, page.path);
    const repeat = await measureVisit(context, page.path);
    await context.close();
    expect(first.kilobytes).toBeLessThanOrEqual(kilobytes);
    expect(repeat.kilobytes).toBeLessThanOrEqual(repeatKilobytes);
    expect(first.layoutShift).toBeLessThanOrEqual(layoutShift);
    // The landing page is one file and its pictures, which the first paint does not wait for.
    if (name !== 'landing')
      expect(first.requestsBeforeFirstPaint).toBeLessThanOrEqual(requestsBeforeFirstPaint);
  });
}

test(`the pages opened in turn in one browser receive ${inTurnBudget} KB together`, async ({
  browser,
  portal,
}) => {
  const pages = (await measuredPages(portal)).filter(({ name }) => name !== 'landing');
  const context = await freshBrowser(browser, portal, 'visitor');
  let kilobytes = 0;
  for (const page of pages) {
    await becomeViewer(context, portal, page.as);
    kilobytes += (await measureVisit(context, page.path)).kilobytes;
  }
  await context.close();
  expect(kilobytes).toBeLessThanOrEqual(inTurnBudget);
});
