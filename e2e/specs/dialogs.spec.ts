import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { folderStore, publishRemote } from 'remote/release';
import { fundWallet } from 'shared-api/contract';
import { fails } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { fakeRemote } from '../support/fakeRemote.ts';
import { Keyboard } from '../support/keyboard.ts';
import { walkTo } from '../support/walkTo.ts';

const ringOf = (field: Locator) =>
  field.evaluate((input) => {
    let [bottom, width] = [Number.NEGATIVE_INFINITY, 0];
    for (let box: Element | null = input; box && box.tagName !== 'FORM'; box = box.parentElement) {
      const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(box);
      const outline =
        outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const [, down = 0, blur = 0, spread = 0] = (boxShadow.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
      const reach = Math.max(outline, blur + spread + down);
      if (reach <= width) continue;
      width = reach;
      bottom = box.getBoundingClientRect().bottom + reach;
    }
    return { bottom, width };
  });

test('the funding dialog is 418 px wide, opens on its only field, whose ring stays clear of the amounts beneath it, and Tab goes round inside; on a phone it fits, and a notification leaves its buttons reachable [WALLET-02, SHELL-29]', async ({
  page,
  portal,
}) => {
  portal.answer(fails(fundWallet));
  await portal.signIn(page, 'Client');
  await page.goto('/app/dashboard');
  await page
    .getByRole('complementary', { name: 'Wallet' })
    .getByRole('button', { name: 'Fund', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  const amount = dialog.getByLabel(/^Amount/);
  await expect(amount).toBeFocused();
  const box = async () => (await dialog.boundingBox()) ?? { x: -1, width: 0 };
  await expect.poll(async () => (await box()).width).toBe(418);
  await expect.poll(async () => (await ringOf(amount)).width).toBeGreaterThan(1);
  const gap = async () => {
    const offered = await dialog.getByRole('button', { name: /^Minimum ₦/ }).boundingBox();
    return (offered?.y ?? Number.NEGATIVE_INFINITY) - (await ringOf(amount)).bottom;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);

  await page.keyboard.type('75000000');
  await expect(amount).toHaveValue('750,000.00');
  const keyboard = new Keyboard(page);
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 12; presses += 1) {
      await keyboard.press(key);
      await expect.poll(isInside, `after ${key} number ${presses + 1}`).toBe(true);
    }

  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => (await box()).x).toBeGreaterThanOrEqual(0);
  const right = async () => (await box()).x + (await box()).width;
  await expect.poll(right).toBeLessThanOrEqual(360);
  const fund = dialog.getByRole('button', { name: 'Fund wallet', exact: true });
  await fund.click();
  await expect(page.getByRole('article').filter({ hasText: 'Error:' }).first()).toBeVisible();
  // Playwright's click waits until nothing covers the button.
  await fund.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the chosen tab is in sight on a phone, however many stand before it', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.signIn(page, 'Administrator');
  await page.goto('/app/client/100?tab=notes');
  const isInSight = async (name: string) => {
    const tab = page.getByRole('tab', { name });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport({ ratio: 0.95 });
  };
  await isInSight('Notes');
  await page.getByRole('tab', { name: 'Activities' }).click();
  await isInSight('Activities');
  await walkTo(page, '/app/clients');
  await walkTo(page, '/app/client/100');
  await isInSight('Profile');
});

/** No page of the portal opens two dialogs at once, so this page opens one of the kit's dialogs inside another. */
const nested = `await (async () => {
  const take = async (request) => (await Object.values(shared[request])[0].get())();
  const { useState } = await take('react');
  const { jsx, jsxs } = await take('react/jsx-runtime');
  const { Modal } = await take('shared-ui/dialogs');
  const Component = () => {
    const [open, setOpen] = useState(1);
    return jsxs(Modal, { title: 'Outer', open: open > 0, onClose: () => setOpen(0), children: [
      jsx('button', { type: 'button', onClick: () => setOpen(2), children: 'Ask' }),
      jsx(Modal, { title: 'Inner', open: open > 1, onClose: () => setOpen(1), children: 'Are you sure?' }),
    ] });
  };
  return { contract: 1, name: 'mf-nested', routes: [{ path: 'app/nested', Component }] };
})()`;

test('Escape closes the topmost of two dialogs alone, and gives the focus back to the other', async ({
  page,
  portal,
}, { outputDir }) => {
  cpSync(portal.siteDir, outputDir, { recursive: true });
  portal.siteDir = outputDir;
  const dist = fakeRemote(path.join(outputDir, 'mf-nested'), {
    name: 'mf-nested',
    version: '1.0.0-a',
    prefixes: ['app/nested'],
    remote: nested,
  });
  const commit = 'abc1234';
  await publishRemote(folderStore(portal.siteDir), dist, { commit, audience: 'all' });
  await portal.signIn(page, 'Client');
  await page.goto('/app/nested');
  const outer = page.getByRole('dialog', { name: 'Outer' });
  const inner = page.getByRole('dialog', { name: 'Inner' });
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(inner).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inner).toBeHidden();
  await expect(outer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(outer).toBeHidden();
});

test('the choices open at their field, on a page and in a dialog', async ({ page, portal }) => {
  await portal.signIn(page, 'Administrator');
  await page.goto('/app/audit');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('option').first()).toBeInViewport();
  await walkTo(page, '/app/settings?group=Payouts');
  await expect(page.getByRole('tab', { name: 'Payouts' })).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await expect(page.getByRole('option', { name: 'On', exact: true })).toBeInViewport();
});
