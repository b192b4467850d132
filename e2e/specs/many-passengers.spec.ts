import type { Page } from 'playwright/test';
import { listServices } from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** A phone's processor is assumed to be this many times slower. */
const slowdown = 4;

const openWith100 = async (page: Page, portal: Portal, accepted = false) => {
  const token = await signedIn(page, portal, portal.account('Client', 'Individual'));
  const [service] = await portal.call(listServices, { token });
  const serviceId = service?.id ?? 0;
  await keepDraft(page, { serviceId, passengers: 100, accepted });
  await page.goto(`/app/service/${serviceId}/create-booking`);
  await expect(page.getByRole('button', { name: 'Remove Ms. First99 Juliett' })).toBeVisible();
};

const nextSign = (page: Page): Promise<{ isListed: boolean; name: string | undefined }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const count = [...document.querySelectorAll('[role=status]')].find((one) =>
          one.textContent?.endsWith('passengers'),
        );
        if (!count) throw new Error('No number of passengers');
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          const isListed = document.querySelector('[aria-label="Remove Ms. Alfa Sierra"]') !== null;
          requestAnimationFrame(() => {
            const name = document.querySelector<HTMLInputElement>('[name=FirstName]')?.value;
            resolve({ isListed, name });
          });
        });
        watcher.observe(count, { characterData: true, childList: true, subtree: true });
      }),
  );

test('the first sign of the passenger added waits for no table, and the form is free with it; what is typed at once after Add is the next of 100 passengers on a slow phone [BOOK-18]', async ({
  page,
  portal,
}) => {
  await openWith100(page, portal);
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const fillPassenger = async (name: string) => {
    await slowDown(1);
    await field(page, 'First name').fill(name);
    await field(page, 'Last name').fill('Sierra');
    await choose(field(page, 'Designation'), 'Ms.');
    await choose(field(page, 'Gender'), 'Female');
    await field(page, 'Mobile number').fill('08031234567');
    await slowDown(slowdown);
  };
  await fillPassenger('Alfa');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const [sign] = await Promise.all([nextSign(page), add.click()]);
  expect(sign).toEqual({ isListed: false, name: '' });
  await expect(page.locator('[aria-label="Remove Ms. Alfa Sierra"]')).toBeVisible();

  await fillPassenger('Golf');
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bravo');
  await expect(page.getByRole('button', { name: 'Remove Ms. Golf Sierra' })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Bravo');
  await expect(field(page, 'Last name')).toHaveValue('');
});

test('a phone shows the flight of 100 passengers once, each of them as a line, and Confirm at once [BOOK-43] [BOOK-47] [G79]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith100(page, portal, true);
  await expect(page.getByText('Wallet Balance')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
  await expect(page.getByText(/^Flight P4100, Air Peace/)).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(102);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeInViewport({ ratio: 1 });
  const decides = page.getByRole('button', { name: /^(Confirm|Fund wallet)$/ });
  await expect(decides).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Total ₦/)).toBeInViewport({ ratio: 1 });
});
