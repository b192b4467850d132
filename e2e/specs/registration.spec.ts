import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { changeAccountStatus, registerCorporate, userById } from 'shared-api/contract';
import { maxFileBytes } from 'shared-api/rules';
import { field } from '../support/field.ts';
import { freshAddress } from '../support/flights.ts';
import { companyRegistration } from '../support/newClient.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

test('the landing page is all there without JavaScript [LAND-08, LAND-09, LAND-12]', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of ['Services', 'Contact'])
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 })).toHaveCount(4);
  await page.getByText('How do I register?').click();
  await expect(page.getByRole('link', { name: 'Register', exact: true }).first()).toBeVisible();
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('a press of a disabled button names what is missing and leads to the first of it, by mouse and by finger [AUTH-15]', async ({
    page,
  }) => {
    await page.goto('/register');
    for (const press of ['click', 'tap'] as const)
      for (const [path, button, first] of [
        ['/register-corporate-organization', 'Next Step', 'Business name'],
        ['/register-government-official', 'Complete registration', "Name of government official's office"],
        ['/register-individual', 'Complete registration', 'First name'],
        ['/register-family', 'Complete registration', 'First name of the family head'],
      ] as const) {
        await walkTo(page, path);
        const submit = page.getByRole('button', { name: button });
        await expect(submit).toHaveAttribute('aria-disabled', 'true');
        await submit[press]({ force: true });
        const summary = page.getByRole('region', { name: 'Form errors' });
        await expect(summary, path).toContainText('Please check the form fields for errors');
        await expect(summary.getByRole('link').first()).toContainText(first);
        await expect(field(page, first)).toBeFocused();
      }
  });
});

/** The picture has so much detail that compression cannot make it small. */
const photograph = async (page: Page): Promise<Buffer> => {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext('2d');
    for (let x = 0; x < canvas.width; x += 20)
      for (let y = 0; y < canvas.height; y += 20) {
        if (!context) continue;
        context.fillStyle = `hsl(${(x * y) % 360} 80% ${20 + ((x + y * 7) % 60)}%)`;
        context.fillRect(x, y, 20, 13);
        context.fillText(`${x * y}`, x, y);
      }
    const url = canvas.toDataURL('image/jpeg', 1);
    return url.slice(url.indexOf(',') + 1);
  });
  return Buffer.from(encoded, 'base64');
};

test('a rejected company takes a document back and sends a photograph instead, made smaller than 2 MB on the way', async ({
  page,
  portal,
}) => {
  const email = freshAddress('company');
  const { id } = await portal.call(registerCorporate, { body: companyRegistration(email) });
  const token = await portal.tokenOf('Registration Officer');
  const Reason = 'The certificate is not readable';
  await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Inactive', Reason } });
  const { links } = await portal.mail(email, /was not approved/);
  await page.goto(links.find((link) => link.includes('/registration-status/')) ?? 'no link');
  await page.getByRole('button', { name: 'Remove certificate.pdf' }).click();
  await expect(page.getByText('will be removed')).toBeVisible();
  const buffer = await photograph(page);
  expect(buffer.length).toBeGreaterThan(maxFileBytes);
  const file = { name: 'certificate.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(/^New documents/).setInputFiles(file);
  await expect(page.getByRole('listitem').filter({ hasText: 'certificate.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Your registration has been sent again')).toBeVisible();
  const { clientFiles = [] } = await portal.call(userById, { token, params: { id } });
  expect(clientFiles?.map(({ name }) => name)).toEqual(['certificate.jpg']);
  expect(clientFiles?.[0]?.sizeBytes).toBeLessThanOrEqual(maxFileBytes);
});
