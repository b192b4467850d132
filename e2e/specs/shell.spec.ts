import type { Locator } from 'playwright/test';
import { signIn, verifyEmail } from 'shared-api/contract';
import { aClient, refuses, replies } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';
import { walkTo } from '../support/walkTo.ts';
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

test('what is open to everybody opens for a visitor and leads to no sign-in, and the landing page stays where it is for whoever is signed in [SHELL-13, LAND-01]', async ({
  page,
  portal,
}) => {
  portal.answer(refuses(verifyEmail, 404));
  const quiet = watchNetwork(page);
  const stays = async (address: string) => {
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    await quiet(100);
    await expect(page).toHaveURL(address);
  };
  // People type these addresses or find them in a mail, so each must open by itself.
  for (const address of [
    '/login',
    '/register-government-official',
    '/register-family',
    '/booking-terms',
    '/registration-status/abc',
    '/customer-survey/abc',
  ]) {
    await page.goto(address);
    await stays(address);
  }
  for (const address of [
    '/forget-password',
    '/register',
    '/register-corporate-organization',
    '/register-individual',
    '/verify-email/abc',
    '/reset-password/abc',
    '/invoice',
  ]) {
    await walkTo(page, address);
    await stays(address);
  }
  // This page is for people who have just registered.
  await page.goto('/registration-success');
  await expect(page).toHaveURL('/');

  await page.goto('/');
  await stays('/');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await portal.signIn(page, 'Client');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await stays('/');
});

test('the sidebar lists a client’s pages and Logout, the wallet and notifications left out; below 970 px the same entries and the name slide in, and a choice closes them; the slide-in menu keeps the focus, holds the page behind still, and gives the focus back on Escape [SHELL-07, SHELL-09, SHELL-10]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 970, height: 900 });
  const { lastName } = await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar).toBeVisible();
  await expect.poll(() => entriesOf(sidebar)).toEqual(clientMenu);
  await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const [name = '', address = ''] of clientMenu) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  await page.setViewportSize({ width: 969, height: 900 });
  await expect(sidebar).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(menu).toBeVisible();
  await expect.poll(() => entriesOf(menu.getByRole('navigation', { name: 'Main' }))).toEqual(clientMenu);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByText(lastName ?? 'no name')).toBeVisible();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
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

test('where nothing more can be fetched the menu slides in all the same [SHELL-09]', async ({
  page,
  portal,
}) => {
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
  portal.answer(refuses(signIn, 400));
  await page.goto('/app/dashboard');
  await isOfHue('Log in to access that page', 40, 15);
  await field(page, 'Email').fill('individual@example.test');
  await field(page, 'Password').fill('Juliett-7 Kilo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isOfHue('Login failed', 357, 18);
  portal.answer(replies(signIn, { ...aClient(), token: 'sample' }));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isOfHue('Login successful', 128, 37);
  await walkTo(page, '/app/profile');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await isOfHue('No changes were made', 220, 30);
});
