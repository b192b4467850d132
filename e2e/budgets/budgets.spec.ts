import { becomeViewer, freshBrowser, type MeasuredPage, measuredPages } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import type { Portal } from '../support/Portal.ts';
import { expect, test } from '../support/test.ts';

/** The most that a first visit may receive, in kilobytes, API calls left out; docs/performance.md has the figures. */
const budgets: Readonly<Record<string, number>> = {
  landing: 20,
  login: 315,
  dashboard: 300,
  'booking form': 395,
  transactions: 305,
  clients: 330,
};
const repeatBudget = 20;
/** All pages but the landing page, one after the other in one browser. */
const inTurnBudget = 500;
const requestsBeforeFirstPaint = 5;
const layoutShift = 0.05;

const pageNamed = async (portal: Portal, name: string): Promise<MeasuredPage> => {
  const page = (await measuredPages(portal)).find((each) => each.name === name);
  if (!page) throw new Error(`No page is called ${name}`);
  return page;
};

for (const [name, kilobytes] of Object.entries(budgets)) {
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
    expect(repeat.kilobytes).toBeLessThanOrEqual(repeatBudget);
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

/** Budgets of the largest paint on a slow phone, in ms. A busy machine takes twice as long; three times is a fault. */
const paints: Readonly<Record<string, number>> = {
  landing: 1_000,
  login: 2_500,
  dashboard: 2_500,
  'booking form': 2_900,
  transactions: 2_500,
};
/** What tasks longer than 50 ms may take beyond that, in ms: each is one in which the page answers to nothing. */
const blocking = 200;
const noise = 3;

for (const [name, budgetMs] of Object.entries(paints)) {
  test(`the page "${name}" paints on a slow phone in ${budgetMs} ms and blocks it for ${blocking} ms, or ${noise} times that on a busy machine`, async ({
    browser,
    portal,
  }) => {
    const page = await pageNamed(portal, name);
    const context = await freshBrowser(browser, portal, page.as);
    const visit = await measureVisit(context, page.path, { slow: true });
    await context.close();
    expect(visit.largestPaintMs).toBeLessThanOrEqual(budgetMs * noise);
    expect(visit.blockedMs).toBeLessThanOrEqual(blocking * noise);
    expect(visit.layoutShift).toBeLessThanOrEqual(layoutShift);
  });
}
