import type { Locator } from 'playwright/test';
import { addClientNote, changeAccountStatus, registerCorporate, userById } from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { continueToReview } from '../support/bookingForm.ts';
import { field } from '../support/field.ts';
import { pdfFile } from '../support/files.ts';
import { freshAddress } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { companyRegistration } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

// Officers' browsers show PDFs; a headless browser says that it cannot.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
  ),
);

test('a company with two papers is approved in four clicks from the applicant before; an officer leafs through its documents and notes what was seen [STAFF-04] [STAFF-13]', async ({
  page,
  portal,
}) => {
  const token = await signedIn(page, portal, portal.account('Registration Officer'));
  const applicants = [];
  for (const name of ['first', 'second']) {
    const Files = ['certificate.pdf', 'licence.pdf'].map(
      (paper) => new File([pdfFile(paper).buffer], paper, { type: 'application/pdf' }),
    );
    const body = { ...companyRegistration(freshAddress(name)), Files };
    const { id } = await portal.call(registerCorporate, { body });
    await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Processing' } });
    applicants.push(id);
  }
  const [first, second = 0] = applicants;
  await page.goto(`/app/client/${first}?tab=review`);
  let clicks = 0;
  const click = async (button: Locator) => {
    clicks += 1;
    await button.click();
  };
  await click(page.getByRole('link', { name: /^Next applicant/ }));
  await expect(page).toHaveURL(new RegExp(`/app/client/${second}`));
  // The applicants differ only in their addresses.
  await expect(page.getByText(/^second\..*@example\.test$/).first()).toBeVisible();
  const checks = page.getByRole('list', { name: 'Before the approval' });
  await expect(checks.getByText(/Registration fee: ₦50,000.00, Unpaid/)).toBeVisible();
  await expect(page.getByTitle('certificate.pdf')).toBeInViewport();
  await expect(checks.getByText('Documents seen: 1 of 2')).toBeVisible();
  await click(page.getByRole('button', { name: 'Next paper' }));
  await expect(page.getByTitle('licence.pdf')).toBeInViewport();
  await expect(checks.getByText('Documents seen: 2 of 2')).toBeVisible();
  const approve = page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve' });
  await expect(approve).toBeInViewport();
  await click(approve);
  const question = page.getByRole('dialog');
  await expect(question.getByText('The registration fee of ₦50,000.00 is not paid.')).toBeVisible();
  await click(question.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('Status changed successfully')).toBeVisible();
  expect(clicks).toBe(4);
  const { status } = await portal.call(userById, { token, params: { id: second } });
  expect(status).toBe('Active');

  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'View certificate.pdf' }).click();
  const dialog = page.getByRole('dialog');
  const certificate = dialog.getByTitle('certificate.pdf');
  // The document is as wide as the dialog, which takes up most of the page's width.
  await expect(certificate).toHaveAttribute('src', /^blob:.*view=FitH/);
  await expect.poll(async () => (await certificate.boundingBox())?.width).toBeGreaterThan(700);
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByTitle('licence.pdf')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page).toHaveURL(/tab=notes/);
  await page.getByLabel('New note').fill('Licence seen, certificate expires in June');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Licence seen, certificate expires in June')).toBeVisible();
  await portal.call(addClientNote, { token, params: { id: second }, body: { text: 'From a colleague' } });
  await expect(page.getByText('From a colleague')).toBeVisible();
});

test('a Domestic client asks for International services, an officer grants them, and the open page offers one, which is booked', async ({
  page,
  portal,
  browser,
}) => {
  const client = await fundedClient(portal);
  await signedIn(page, portal, client);
  await page.goto('/app/services');
  await page.getByRole('button', { name: 'Ask for International services' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Reason').fill('I fly to Accra every month');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText(/^You asked on .*; we tell you by e.mail/)).toBeVisible();

  const staffPage = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signedIn(staffPage, portal, portal.account('Registration Officer'));
  await staffPage.goto('/app/dashboard');
  await staffPage.getByRole('link', { name: /asks? for International services/ }).click();
  await expect(staffPage).toHaveURL(/\/app\/clients\?asks=international/);
  await expect(staffPage.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await staffPage.getByRole('row').getByRole('link').first().click();
  await expect(staffPage.getByText('I fly to Accra every month')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Make International' }).click();
  const decision = staffPage.getByRole('dialog');
  await field(decision, 'Reason').fill('Passport seen');
  await decision.getByRole('button', { name: 'Make International' }).click();
  await expect(staffPage.getByText('Individual, International')).toBeVisible();
  await portal.mail(client.email, /You can book International services/);

  const offered = page.getByRole('article').filter({ hasText: 'International' });
  await expect(offered.first()).toBeVisible();
  await expect(page.getByText('International services are for clients')).toHaveCount(0);
  const link = await offered
    .first()
    .getByRole('link', { name: /Book Service/ })
    .getAttribute('href');
  await keepDraft(page, { serviceId: Number(link?.match(/service\/(\d+)/)?.[1]), passengers: 1 });
  await offered
    .first()
    .getByRole('link', { name: /Book Service/ })
    .click();
  await continueToReview(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/services/);
  await expect(page.getByText(/^Booked:/)).toBeVisible();
});
