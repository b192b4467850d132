import { listTransactionsOfType, registerIndividual } from 'shared-api/contract';
import { formatRrr } from 'shared-api/rules';
import { field } from '../support/field.ts';
import { freshAddress } from '../support/flights.ts';
import { registration } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('a registration invoice that the finance office canceled is replaced by its applicant, who pays the new one [S08]', async ({
  page,
  portal,
  browser,
}) => {
  const email = freshAddress('applicant');
  await portal.call(registerIndividual, { body: registration(email) });
  const former = await portal.mail(email, /^Invoice .* registration/);
  const welcome = await portal.mail(email, /registration has been received/);
  const tracker = welcome.links.find((link) => link.includes('/registration-status/')) ?? 'no link';
  await page.goto(tracker);
  await expect(page.getByText(/The fee of ₦[\d,.]+ is not paid yet/)).toBeVisible();

  const token = await portal.tokenOf('Finance Officer');
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 1 } });
  const id =
    transactions.find(({ rrrNo }) => rrrNo && former.text.includes(formatRrr(rrrNo)))?.transactionId ?? 0;
  const office = await browser.newContext({ baseURL: portal.url });
  const finance = await office.newPage();
  await signedIn(finance, portal, portal.account('Finance Officer'));
  await finance.goto(`/app/transaction-service/${id}?type=1`);
  await finance.getByRole('button', { name: 'Cancel invoice' }).click();
  const dialog = finance.getByRole('dialog', { name: 'Cancel this invoice?' });
  // The dialog's opening animation moves its buttons.
  await expect
    .poll(() => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
  await field(dialog, 'Reason').fill('Issued for the wrong kind of client');
  await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(finance.getByText('Invoice cancelled successfully')).toBeVisible();
  await expect(finance.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('Your invoice was cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Get a new invoice' }).click();
  await expect(page.getByText('The invoice is on its way to your mailbox')).toBeVisible();
  await page.getByRole('link', { name: 'View the invoice' }).click();
  await expect(page).toHaveURL(/\/invoice\?code=/);
  await expect
    .poll(async () =>
      (await portal.mailbox(email)).filter(({ subject }) => /^Invoice .* registration/.test(subject)),
    )
    .toHaveLength(2);
  const renewed = await portal.mail(email, /^Invoice .* registration/);
  const rrr = /RRR: (\d{4}-\d{4}-\d{4})/.exec(renewed.text)?.[1] ?? 'no RRR';
  expect(former.text).not.toContain(rrr);
  await portal.pay(rrr);
  await expect(async () => {
    await page.goto(tracker);
    await expect(page.getByText(/Your registration fee of ₦[\d,.]+ is paid/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});
