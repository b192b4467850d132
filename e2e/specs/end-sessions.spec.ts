import { newClient } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('an Administrator ends the sessions of a client, whose open page is signed out by itself', async ({
  page,
  browser,
  portal,
  portalLog,
}) => {
  portalLog.provokes('token_refused');
  const { id, ...client } = await newClient(portal);
  await signedIn(page, portal, client);
  await page.goto('/app/dashboard');
  const office = await browser.newContext({ baseURL: portal.url });
  const administrator = await office.newPage();
  await signedIn(administrator, portal, portal.account('Administrator'));
  await administrator.goto(`/app/client/${id}`);
  await administrator.getByRole('button', { name: /^More actions: / }).click();
  await administrator.getByRole('menuitem', { name: 'End sessions' }).click();
  const dialog = administrator.getByRole('dialog', { name: 'End sessions' });
  await dialog.getByLabel(/^Reason/).fill('Telephone stolen');
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await expect(administrator.getByText('All sessions ended')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has expired. Please login again')).toBeVisible();
});
