import { addClientNote, registerCorporate } from 'shared-api/contract';
import { pdfFile } from '../support/files.ts';
import { freshAddress } from '../support/flights.ts';
import { companyRegistration } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('an officer leafs through the documents of a company and notes what was seen [STAFF-04]', async ({
  page,
  portal,
}) => {
  const documents = ['certificate.pdf', 'licence.pdf'];
  const body = {
    ...companyRegistration(freshAddress('company')),
    Files: documents.map((name) => new File([pdfFile(name).buffer], name, { type: 'application/pdf' })),
  };
  const { id } = await portal.call(registerCorporate, { body });
  const token = await signedIn(page, portal, portal.account('Registration Officer'));
  await page.goto(`/app/client/${id}?tab=documents`);
  await page.getByRole('button', { name: 'View certificate.pdf' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTitle('certificate.pdf')).toHaveAttribute('src', /^blob:/);
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByTitle('licence.pdf')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page).toHaveURL(/tab=notes/);
  await page.getByLabel('New note').fill('Licence seen, certificate expires in June');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Licence seen, certificate expires in June')).toBeVisible();
  await portal.call(addClientNote, { token, params: { id }, body: { text: 'From a colleague' } });
  await expect(page.getByText('From a colleague')).toBeVisible();
});
