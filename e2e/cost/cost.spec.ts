import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright/test';
import { becomeViewer, freshBrowser, type MeasuredPage, measuredPages } from '../support/measuredPages.ts';
import { measureVisit, type Visit } from '../support/measureVisit.ts';
import type { Portal } from '../support/Portal.ts';
import { test } from '../support/test.ts';

interface Costs {
  /** Each page in a browser that has never seen the portal, and once more in the same browser. */
  readonly alone: Readonly<Record<string, { readonly first: Visit; readonly repeat: Visit }>>;
  /** Kilobytes so far, when one browser opens the first page and then a page of each remote. */
  readonly inTurn: readonly { readonly name: string; readonly kilobytes: number }[];
  /** Each page as a slow phone sees it, once per round. */
  readonly slow: Readonly<Record<string, readonly Visit[]>>;
}

const rounds = Number(process.env.COST_ROUNDS ?? 5);

const visitAlone = async (browser: Browser, portal: Portal, page: MeasuredPage) => {
  const context = await freshBrowser(browser, portal, page.as);
  const first = await measureVisit(context, page.path);
  const repeat = await measureVisit(context, page.path);
  await context.close();
  return { first, repeat };
};

const visitSlowly = async (browser: Browser, portal: Portal, page: MeasuredPage): Promise<Visit> => {
  const context = await freshBrowser(browser, portal, page.as);
  const visit = await measureVisit(context, page.path, { slow: true });
  await context.close();
  return visit;
};

const visitInTurn = async (browser: Browser, portal: Portal, pages: readonly MeasuredPage[]) => {
  const context = await freshBrowser(browser, portal, 'visitor');
  const steps: { name: string; kilobytes: number }[] = [];
  let kilobytes = 0;
  for (const page of pages) {
    await becomeViewer(context, portal, page.as);
    kilobytes += (await measureVisit(context, page.path)).kilobytes;
    steps.push({ name: page.name, kilobytes });
  }
  await context.close();
  return steps;
};

test('what the pages cost', async ({ browser, portal }) => {
  test.setTimeout(1_200_000);
  const pages = await measuredPages(portal);
  const application = pages.filter(({ name }) => name !== 'landing');
  const alone: Record<string, { first: Visit; repeat: Visit }> = {};
  const slow: Record<string, Visit[]> = {};
  for (const page of pages) {
    alone[page.name] = await visitAlone(browser, portal, page);
    slow[page.name] = [];
    for (let round = 0; round < rounds; round += 1)
      slow[page.name]?.push(await visitSlowly(browser, portal, page));
  }
  const costs: Costs = { alone, slow, inTurn: await visitInTurn(browser, portal, application) };
  writeFileSync(process.env.COST_FILE ?? 'test-results/cost.json', JSON.stringify(costs, null, 2));
});
