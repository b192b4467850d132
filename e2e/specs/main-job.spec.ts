import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { formatNaira, formatRrr, koboFromNaira } from 'shared-api/rules';
import { readPdf } from 'tooling/pdf';
import { addPassengers, continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { freshAddress } from '../support/flights.ts';
import { newPassword } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

test.use({ serviceWorkers: 'allow' });

const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register', exact: true }).first().click();
  await page.getByRole('radio', { name: 'Individual' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/register-individual$/);
  await field(page, 'First name').fill('Alfa');
  await field(page, 'Last name').fill('Juliett');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await field(page, 'Registered address').fill('12 Marina Road, Lagos');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone number').fill('0803 123 4567');
  await choose(field(page, 'Means of identification'), 'National identification card');
  await field(page, 'Identification number').fill('12345678901');
  await field(page, 'Password').fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
};

const approve = async (page: Page, portal: Portal, email: string): Promise<void> => {
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto(`/app/clients?search=${encodeURIComponent(email)}`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByText('Processing', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Status changed successfully')).toBeVisible();
};

const balance = (page: Page) => page.getByRole('complementary').getByRole('status').first();

test('a visitor registers, is approved, funds the wallet, books, gets the receipt and cancels [VERIFY-02, STAFF-03, BOOK-47, BOOK-49, BOOK-53, BOOK-54, INVOICE-03, WALLET-19, CANCEL-06]', async ({
  page,
  portal,
  browser,
}) => {
  const email = freshAddress('alfa');

  await register(page, email);
  const welcome = await portal.mail(email, /registration has been received/);
  await page.goto('/mailbox');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(welcome.links.find((link) => link.includes('/verify-email/')) ?? 'no link');
  await expect(page.getByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();

  const office = await browser.newContext({ baseURL: portal.url });
  await approve(await office.newPage(), portal, email);
  await office.close();
  await portal.mail(email, /approved/i);

  await signInOn(page, { email, password: newPassword });
  await page.getByRole('link', { name: 'All Services' }).first().click();
  const arrival = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /arrival/i }) });
  const priceKobo =
    koboFromNaira(((await arrival.getByText(/₦/).textContent()) ?? '').replace(/[^\d.]/g, '')) ?? 0;
  await arrival.getByRole('link', { name: /Book Service/ }).click();
  await addPassengers(page, ['Alfa', 'Charlie']);
  await continueToReview(page);

  await expect(page.getByText('You do not have enough balance to complete this process.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fund wallet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  await dialog.getByLabel(/^Amount \(minimum NGN 500,000\.00\)/).fill('50000000');
  await dialog.getByRole('button', { name: 'Fund wallet', exact: true }).click();
  await expect(dialog.getByText('Invoice issued')).toBeVisible();
  await expect(dialog.getByText(/^\d{12}$|^\d{4}-\d{4}-\d{4}$/)).toBeVisible();
  const rrr = ((await dialog.getByText(/^\d{12}$|^\d{4}-\d{4}-\d{4}$/).textContent()) ?? '').replaceAll(
    '-',
    '',
  );
  const invoice = await portal.mail(email, /^Invoice .* wallet/);
  expect(invoice.text).toContain(formatRrr(rrr));
  expect(invoice.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]);

  const [gateway] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Pay now' }).click(),
  ]);
  await expect(gateway.getByText('₦500,161.25').first()).toBeVisible();
  // The wait begins before the payment, because the notification disappears on its own.
  await Promise.all([
    expect(page.getByText('Wallet funded successfully')).toBeVisible(),
    gateway.getByRole('button', { name: 'Pay by card' }).click(),
  ]);
  await expect(gateway.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  // Closing the other tab brings the portal's to the front: a page behind another tab is painted only once a second.
  await gateway.close();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('₦500,000.00');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/services\/?$/);
  await expect(balance(page)).toHaveText(formatNaira(500_000_00 - 2 * priceKobo));

  await portal.restart();
  await page.goto('/app/client-services');
  await page.getByRole('row').filter({ hasText: 'P47121' }).getByRole('link').first().click();
  await expect(page.getByRole('rowheader', { name: 'Charlie' })).toBeVisible();
  const bookingUrl = page.url();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get Receipt' }).click(),
  ]);
  const receipt = (await readPdf(readFileSync(await download.path()))).join('\n');
  expect(receipt).toContain('RECEIPT');
  expect(receipt).toMatch(/₦\s?[\d,]+\.\d\d/);

  await walkTo(page, '/app/transaction-services');
  await expect(page.getByRole('row').filter({ hasText: /₦/ }).first()).toBeVisible();
  await walkTo(page, '/app/dashboard');
  await expect(balance(page)).toHaveText(formatNaira(500_000_00 - 2 * priceKobo));

  await walkTo(page, bookingUrl);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await walkTo(page, '/app/dashboard');
  await expect(balance(page)).toHaveText('₦500,000.00');
});
