import { attempt } from '../../support/barriers.ts';
import { choose } from '../../support/choose.ts';
import { field } from '../../support/field.ts';
import { pdfFile, textFile } from '../../support/files.ts';
import { freshAddress } from '../../support/flights.ts';
import { newPassword } from '../../support/newClient.ts';
import { expect, test } from '../../support/test.ts';

test('axe finds nothing on any page for visitors', async ({ barriers }) => {
  const walked = [
    '/verify-email/wrong-code',
    '/registration-status/wrong-code',
    '/customer-survey/wrong-code',
    '/invoice',
    '/privacy',
    '/terms',
    '/booking-terms',
    '/no-such-page',
  ];
  for (const route of ['/', '/offline.html', '/register']) await barriers.open(route);
  for (const route of walked) await barriers.walk(route);
});

test('axe finds nothing on the forms of a visitor, before and after a refusal', async ({
  page,
  portalLog,
  barriers,
}) => {
  portalLog.provokes('sign_in_failed');
  const summary = page.getByRole('region', { name: 'Form errors' });
  const routes = [
    '/forget-password',
    '/reset-password/some-code',
    '/register-government-official',
    '/register-family',
    '/customer-survey/some-code',
    '/login',
  ];
  const answerable = { data: { expiresAt: '2030-01-01T00:00:00.000Z' }, errors: [], message: '' };
  await page.route('**/api/feedbacks/surveys/some-code', (route) => route.fulfill({ json: answerable }));
  await page.goto('/privacy');
  for (const route of routes) {
    await barriers.walk(route);
    await attempt(page);
    await expect(summary).toBeVisible();
    await barriers.look(`${route}, refused`);
  }
  await field(page, 'Email').fill('nobody@example.test');
  await field(page, 'Password').fill(newPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid e-mail or password')).toBeVisible();
  await barriers.look('/login, refused by the server, told above the form');
});

test('axe finds nothing through the registration of a company', async ({ page, barriers }) => {
  await barriers.open('/register-corporate-organization');
  await attempt(page);
  await expect(page.getByRole('region', { name: 'Form errors' })).toBeVisible();
  await barriers.look('registration of a company, refused');
  await page.getByRole('button', { name: 'Registration Terms and Conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await barriers.look('registration terms');
  await page.keyboard.press('Escape');

  await field(page, 'Business name').fill('Sample Company');
  await choose(field(page, 'Nature of business'), 'Aviation');
  await field(page, 'Year of creation').fill('2010');
  await field(page, 'Registration number').fill('RC 12345');
  await field(page, 'Registered address').fill('12 Marina Road, Lagos');
  await field(page, 'Email').fill(freshAddress('company'));
  await field(page, 'Phone number').fill('08031234567');
  await page.reload();
  await expect(page.getByText(/^Restored from/)).toBeVisible();
  await field(page, 'Password').fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
  await barriers.look('registration of a company, restored and complete');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused();
  await barriers.look('documents of a company');
  const send = page.getByRole('button', { name: 'Complete registration' });
  await attempt(page);
  await expect(page.getByRole('region', { name: 'Form errors' })).toBeVisible();
  await barriers.look('documents of a company, none chosen');
  await page
    .getByLabel(/^Upload documents/)
    .setInputFiles([pdfFile('one.pdf'), pdfFile('two.pdf'), textFile('three.txt')]);
  await expect(page.getByText('three.txt: Only PDF and JPEG files are accepted')).toBeVisible();
  await barriers.look('documents of a company, some accepted and one refused');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
  await barriers.look('/registration-success');
});
