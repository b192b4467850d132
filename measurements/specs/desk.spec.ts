import { bookArrivals, countKept, keepDay, unlock } from 'e2e/support/keptDay';
import { Network } from 'e2e/support/Network';
import { signedIn } from 'e2e/support/signedIn';
import { expect, test } from 'e2e/support/test';
import type { BrowserContext, Page } from 'playwright/test';
import { deskDay, listAudit } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';

const [markedAt, measured] = [17, 12];
const bookings = 100;
const passengers = 5;
const cuts = 50;
const kills = 10;
const slowdown = 4;
const openWithinMs = 2_000;
const scanWithinMs = 1_000;

test.use({ tolerated: /./ });

/** A system that is short of memory ends a tab in the same way: no script of the page is told. */
const kill = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

const openDesk = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/app/desk/bookings?airport=${markedAt}`);
  await expect(page.getByRole('button', { name: /P4700/ }).first()).toBeVisible();
  return page;
};

const draw = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('marks of a day, the link cut, the page killed', async ({ browser, portal }) => {
  test.setTimeout(900_000);
  await bookArrivals(portal, { airport: markedAt, bookings, passengers });
  const network = new Network(portal.url);
  await network.open();
  const context = await browser.newContext({ baseURL: network.url });
  let page = await context.newPage();
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await page.close();
  page = await openDesk(context);
  const random = draw(Number(process.env.DESK_SEED ?? 1));
  const unmarked = () => page.getByRole('button', { name: /^Met: / });
  for (let press = 0; (await unmarked().count()) > 0; press += 1) {
    const before = await unmarked().count();
    await unmarked().first().click();
    if (press % 2 === 0 && press / 2 < cuts) setTimeout(() => network.drop(), random() * 40);
    if (press % 10 === 9 && press / 10 < kills) {
      await page.waitForTimeout(random() * 60);
      await kill(page);
      page = await openDesk(context);
    } else await expect(unmarked()).toHaveCount(before - 1);
  }
  await expect.poll(() => countKept(page, 'marks'), { timeout: 120_000 }).toBe(0);
  await context.close();
  network.close();

  const token = await portal.tokenOf('Administrator');
  const day = await portal.call(deskDay, {
    token,
    query: { airportId: markedAt, date: lagosDate(new Date()) },
  });
  const met = day.flatMap((booking) => booking.passengers).filter(({ attendance }) => attendance).length;
  let facts = 0;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const lines = await portal.call(listAudit, {
      token,
      query: { action: 'booking.attendance', pageNumber },
    });
    if (lines.length === 0) break;
    for (const { after } of lines) facts += Number(after?.met ?? 0);
  }
  expect({ met, facts }).toEqual({ met: bookings * passengers, facts: bookings * passengers });
  const { openMs, drawnMs, scanMs } = await measureOpening(
    browser.newContext({ baseURL: portal.url }),
    portal,
  );
  console.log(
    `${met} marks, the link cut ${cuts} times, the page killed ${kills} times: none lost, none double. ` +
      `A kept desk of 40 bookings on a processor slowed down ${slowdown} times: usable ${Math.round(openMs)} ms after ` +
      `its PIN, whole after ${Math.round(drawnMs)} ms, a code judged in ${Math.round(scanMs)} ms`,
  );
  expect(Math.max(openMs, drawnMs)).toBeLessThanOrEqual(openWithinMs);
  expect(scanMs).toBeLessThanOrEqual(scanWithinMs);
});

/** Call this function before the click. The result is the time in ms from the click until the text is painted. */
const untilPainted = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const began = () => {
          const from = performance.now();
          const look = () => {
            if (!document.body.textContent?.includes(wanted)) return requestAnimationFrame(look);
            return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
          };
          look();
        };
        addEventListener('click', began, { capture: true, once: true });
      }),
    text,
  );

async function measureOpening(opening: Promise<BrowserContext>, portal: Parameters<typeof bookArrivals>[0]) {
  await bookArrivals(portal, { airport: measured, bookings: 40 });
  const context = await opening;
  const page = await context.newPage();
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await keepDay(page, measured);
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opened: number[] = [];
  const drawn: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.goto('/desk/offline');
    await expect(page.getByLabel(/^PIN/)).toBeVisible();
    const [first, last] = ['P4700', 'P4739'].map((number) => untilPainted(page, number));
    await unlock(page);
    opened.push((await first) ?? Infinity);
    drawn.push((await last) ?? Infinity);
  }
  const shortCode = /· ([2-9B-Z]{8})/.exec(
    (await page.getByRole('button', { name: /P4703/ }).first().textContent()) ?? '',
  )?.[1];
  await page.getByLabel(/^Code of the voucher/).fill(shortCode ?? '');
  const judged = untilPainted(page, 'Valid voucher');
  await page.getByRole('button', { name: 'Look up' }).click();
  const scanMs = await judged;
  await context.close();
  return { openMs: Math.max(...opened), drawnMs: Math.max(...drawn), scanMs };
}
