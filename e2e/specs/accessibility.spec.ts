import type { Browser, Page } from 'playwright/test';
import {
  listOwnBookings,
  listServices,
  listTransactionsOfType,
  registerIndividual,
} from 'shared-api/contract';
import { findViolations } from '../support/findViolations.ts';
import { freshAddress } from '../support/flights.ts';
import { registration } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { type Credentials, signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

const widths = [320, 1280];
/** The colour scheme changes colours and nothing else: in the dark the rules about them are enough. */
const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/** Colours that change are transitions of a moment, one level of the page after the other; axe must not see one half way. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
};

/** One page for all routes: each is loaded once, and looked at in both widths and both colour schemes. */
const violationsOn = async (
  browser: Browser,
  { portal, routes, account }: { portal: Portal; routes: readonly string[]; account?: Credentials },
): Promise<readonly string[]> => {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const quiet = watchNetwork(page);
  if (account) await signInOn(page, account);
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const { colorScheme, rules } of schemes) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const where = `${route}, ${width} px, ${colorScheme}`;
        found.push(...(await findViolations(page, rules)).map((violation) => `${where}: ${violation}`));
      }
    }
  }
  await context.close();
  return found;
};

test.setTimeout(180_000);

test('axe finds nothing on any page for visitors, wide and narrow, light and dark', async ({
  browser,
  portal,
}) => {
  const email = freshAddress('alfa');
  await portal.call(registerIndividual, { body: registration(email) });
  const { links } = await portal.mail(email, /registration has been received/);
  const tracker = links.find((link) => link.includes('/registration-status/')) ?? 'no link';
  const routes = [
    '/',
    '/login',
    '/forget-password',
    '/reset-password/some-code',
    '/register',
    '/register-corporate-organization',
    '/register-government-official',
    '/register-individual',
    '/register-family',
    '/verify-email/wrong-code',
    new URL(tracker).pathname,
    '/registration-status/wrong-code',
    '/customer-survey/some-code',
    '/invoice',
    '/no-such-page',
  ];
  expect(await violationsOn(browser, { portal, routes })).toEqual([]);
});

test('axe finds nothing on any page for clients, wide and narrow, light and dark', async ({
  browser,
  portal,
}) => {
  const token = await portal.tokenOf('Client', 'Individual');
  const [service] = await portal.call(listServices, { token });
  const [booking] = await portal.call(listOwnBookings, { token });
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 2 } });
  const routes = [
    '/app/dashboard',
    '/app/services',
    `/app/service/${service?.id}/create-booking`,
    '/app/client-services',
    `/app/booking/${booking?.id}`,
    '/app/transaction-services',
    `/app/transaction-service/${transactions[0]?.transactionId}?type=2`,
    '/app/activities',
    '/app/profile',
  ];
  const account = portal.account('Client', 'Individual');
  expect(await violationsOn(browser, { portal, routes, account })).toEqual([]);
});

test('axe finds nothing on any page for administrators, wide and narrow, light and dark', async ({
  browser,
  portal,
}) => {
  const routes = [
    '/app/dashboard',
    '/app/clients',
    '/app/users',
    '/app/client-services',
    '/app/services',
    '/app/transaction-services',
    '/app/activities',
    '/app/profile',
  ];
  const account = portal.account('Administrator');
  expect(await violationsOn(browser, { portal, routes, account })).toEqual([]);
});
