import { fundWallet, listClients, walletBalance } from 'shared-api/contract';
import { Barriers } from '../support/barriers.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('finance confirms a payment by hand and proposes an adjustment, which a second person approves', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const client = await fundedClient(portal);
  const balance = async () => (await portal.call(walletBalance, { token: client.token })).balance.balance;
  const invoice = await portal.call(fundWallet, { token: client.token, body: { amount: 75_000 } });
  const token = await signedIn(page, portal, portal.account('Finance Officer'));
  const barriers = new Barriers(page);

  await page.goto(`/app/desk/payments?tab=unpaid&search=${client.email}`);
  await page.getByRole('button', { name: `Confirm payment: invoice ${invoice.id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Bank statement of today, line 12');
  await barriers.look('confirming a payment');
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Payment confirmed successfully')).toBeVisible();
  expect(await balance()).toBe(575_000);

  const [found] = await portal.call(listClients, { token, query: { search: client.email } });
  await page.goto(`/app/client/${found?.id}?tab=wallet`);
  await expect(page.getByText('Bank statement of today, line 12')).toBeVisible();
  await barriers.look("a client's wallet");
  await page.getByRole('button', { name: /^Propose adjustment/ }).click();
  await dialog.getByLabel('Amount').fill('2,500.00');
  await dialog.getByLabel('Reason').fill('Teller slip 4471');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('Adjustment proposed successfully')).toBeVisible();
  expect(await balance()).toBe(575_000);
  await page.goto('/app/desk/adjustments');
  const waiting = page.getByRole('row', { name: /Teller slip 4471/ });
  await expect(waiting.getByText('Waits for somebody else')).toBeVisible();
  await expect(waiting.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await barriers.look('an adjustment that waits');

  const second = await browser.newContext({ baseURL: portal.url });
  const approver = await second.newPage();
  await signedIn(approver, portal, portal.account('Administrator'));
  await approver.goto('/app/desk/adjustments');
  await approver
    .getByRole('row', { name: /Teller slip 4471/ })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Adjustment approved successfully')).toBeVisible();
  expect(await balance()).toBe(577_500);
  await expect(waiting).toHaveCount(0);
  await second.close();
  expect(barriers.found).toEqual([]);
});
