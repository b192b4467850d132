import type { Locator, Page } from 'playwright/test';
import { listServices, signIn, verifyEmail } from 'shared-api/contract';
import { aClient, aService, refuses, replies } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';
import { signInOn } from '../support/signIn.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

const clientMenu = [
  ['Dashboard', '/app/dashboard'],
  ['All Services', '/app/services'],
  ['Transactions', '/app/transaction-services'],
  ['Users Activities', '/app/activities'],
  ['Profile', '/app/profile'],
];

const entriesOf = (menu: Locator) =>
  menu
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the landing page stays where it is for whoever is signed in [LAND-01]', async ({ page, portal }) => {
  const quiet = watchNetwork(page);
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await portal.signIn(page, 'Client');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await quiet(100);
  await expect(page).toHaveURL('/');
});

test('what is open to everybody opens for a visitor and leads to no sign-in [SHELL-13]', async ({
  page,
  portal,
}) => {
  portal.answer(refuses(verifyEmail, 404));
  const quiet = watchNetwork(page);
  for (const address of [
    '/',
    '/login',
    '/forget-password',
    '/register',
    '/register-government-official',
    '/register-corporate-organization',
    '/register-individual',
    '/register-family',
    '/verify-email/abc',
    '/reset-password/abc',
    '/customer-survey/abc',
    '/invoice',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    await quiet(100);
    await expect(page).toHaveURL(address);
  }
});

test('/registration-success leads a visitor who registered nothing to the landing page and to no sign-in [SHELL-13]', async ({
  page,
}) => {
  await page.goto('/registration-success');
  await expect(page).toHaveURL('/');
});

test('the sidebar lists a client’s pages and Logout, the wallet and notifications left out [SHELL-07, SHELL-10]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 970, height: 900 });
  await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  const sidebar = sidebarOf(page);
  await expect(sidebar).toBeVisible();
  await expect.poll(() => entriesOf(sidebar)).toEqual(clientMenu);
  await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const [name = '', address = ''] of clientMenu) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('below 970 px the same entries, the name and Logout slide in, and a choice closes them [SHELL-09, SHELL-10]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 969, height: 900 });
  const { lastName } = await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  await expect(sidebarOf(page)).toBeHidden();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await expect.poll(() => entriesOf(menu.getByRole('navigation', { name: 'Main' }))).toEqual(clientMenu);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByText(lastName ?? 'no name')).toBeVisible();
  await menu.getByRole('link', { name: 'Transactions' }).click();
  await expect(page).toHaveURL('/app/transaction-services');
  await expect(menu).toBeHidden();
});

test('the slide-in menu takes the focus and keeps it, holds the page behind still, and gives the focus back on Escape [SHELL-09]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Book a service' })).toBeFocused();
  for (let tab = 0; tab < 9; tab += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
  }
  await page.mouse.move(350, 320);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('where nothing more can be fetched', () => {
  test('the menu slides in all the same [SHELL-09]', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await portal.signIn(page, 'Client');
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
    await page.route('**/assets/*', (route) => route.abort());
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Transactions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Transactions' })).toBeHidden();
  });
});

const hueOf = (notification: Locator): Promise<number> =>
  notification.evaluate((card) => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(card).borderLeftColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const sixth =
      most === red
        ? (green - blue) / (most - least)
        : most === green
          ? 2 + (blue - red) / (most - least)
          : 4 + (red - green) / (most - least);
    return (sixth * 60 + 360) % 360;
  });

test('notifications are green, blue, red and amber [NOTIFY-06]', async ({ page, portal }) => {
  const isOfHue = (text: string, hue: number, degrees: number) =>
    expect
      .poll(async () => {
        const seen = await hueOf(page.getByRole('article').filter({ hasText: text }).locator('.ant-alert'));
        return Math.abs(((seen - hue + 540) % 360) - 180);
      }, text)
      .toBeLessThan(degrees);
  const credentials = { email: 'individual@example.test', password: 'Juliett-7 Kilo' };
  portal.answer(refuses(signIn, 400));
  await page.goto('/app/dashboard');
  await isOfHue('Log in to access that page', 40, 15);
  await field(page, 'Email').fill(credentials.email);
  await field(page, 'Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isOfHue('Login failed', 357, 18);
  portal.answer(replies(signIn, { ...aClient(), token: 'sample' }));
  await signInOn(page, credentials);
  await isOfHue('Login successful', 128, 37);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await isOfHue('No changes were made', 220, 30);
});

test('the services stand in three columns at 1400 px [SERVICES-01]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await portal.signIn(page, 'Client');
  portal.answer(
    replies(
      listServices,
      [1, 2, 3, 4].map((id) => aService({ id, name: `Service ${id}` })),
    ),
  );
  await page.goto('/app/services');
  await expect(page.getByRole('heading', { level: 1, name: 'All Services' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBe(3);
});

test('a link has its own colour, and an outline where the focus is', async ({ page, portal }) => {
  await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: 'All Services' });
  await expect(link).toHaveCSS('color', 'rgb(11, 92, 173)');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
});
