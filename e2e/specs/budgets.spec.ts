import { freshBrowser, measuredPages } from '../support/measuredPages.ts';
import { measureVisit } from '../support/measureVisit.ts';
import { expect, test } from '../support/test.ts';

/** The most that a first visit may receive, in kilobytes, API calls left out; docs/performance.md has the figures. */
const budgets: Readonly<Record<string, number>> = {
  landing: 110,
  login: 280,
  dashboard: 260,
  'booking form': 300,
  transactions: 260,
  desk: 300,
};
const repeatBudget = 20;
const requestsBeforeFirstPaint = 5;
const layoutShift = 0.05;

for (const [name, kilobytes] of Object.entries(budgets)) {
  test(`the page "${name}" keeps to its budget of ${kilobytes} KB, and moves nothing`, async ({
    browser,
    portal,
  }) => {
    const page = (await measuredPages(portal)).find((each) => each.name === name);
    if (!page) throw new Error(`No page is called ${name}`);
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
