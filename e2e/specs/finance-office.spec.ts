import type { Page } from 'playwright/test';
import {
  fundWallet,
  listClients,
  listMonths,
  listSettings,
  listTransactionsOfType,
  updateSetting,
  walletBalance,
} from 'shared-api/contract';
import { choose } from '../support/choose.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

async function approveBySecond(
  page: Page,
  portal: Portal,
  { at, row, said }: { at: string; row: RegExp; said: string },
): Promise<void> {
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto(at);
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(said)).toBeVisible();
}

test('finance confirms a payment by hand and proposes an adjustment, which a second person approves', {
  tag: '@axe',
}, async ({ page, browser, portal, barriers }) => {
  const client = await fundedClient(portal);
  const balance = async () => (await portal.call(walletBalance, { token: client.token })).balance.balance;
  const invoice = await portal.call(fundWallet, { token: client.token, body: { amount: 75_000 } });
  const token = await signedIn(page, portal, portal.account('Finance Officer'));

  await page.goto(`/app/desk/payments?tab=unpaid&search=${client.email}`);
  await page.getByRole('button', { name: `Confirm payment: invoice ${invoice.id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/came to the bank account directly/).check();
  await dialog.getByLabel('Reason').fill('Bank statement of today, line 12');
  await barriers.look('confirming a payment');
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Payment confirmed successfully')).toBeVisible();
  expect(await balance()).toBe(575_000);

  const [found] = await portal.call(listClients, { token, query: { search: client.email } });
  await walkTo(page, `/app/client/${found?.id}?tab=wallet`);
  await expect(page.getByText('Bank statement of today, line 12')).toBeVisible();
  await barriers.look("a client's wallet");
  await page.getByRole('button', { name: /^Propose adjustment/ }).click();
  await dialog.getByLabel('Amount').fill('2,500.00');
  await dialog.getByLabel('Reason').fill('Teller slip 4471');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('Adjustment proposed successfully')).toBeVisible();
  expect(await balance()).toBe(575_000);
  await walkTo(page, '/app/desk/adjustments');
  const waiting = page.getByRole('row', { name: /Teller slip 4471/ });
  await expect(waiting.getByText('Waits for somebody else')).toBeVisible();
  await expect(waiting.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await barriers.look('an adjustment that waits');

  const second = await browser.newContext({ baseURL: portal.url });
  await approveBySecond(await second.newPage(), portal, {
    at: '/app/desk/adjustments',
    row: /Teller slip 4471/,
    said: 'Adjustment approved successfully',
  });
  expect(await balance()).toBe(577_500);
  await expect(waiting).toHaveCount(0);
});

test('a client asks for a payout with a mailed code; one approves it, another pays it, and both close a month', {
  tag: '@axe',
}, async ({ page, browser, portal, barriers }) => {
  const administrator = await portal.tokenOf('Administrator');
  const [setting] = (await portal.call(listSettings, { token: administrator })).filter(
    ({ key }) => key === 'payouts',
  );
  const switchTo = (value: string, version: number) =>
    portal.call(updateSetting, {
      token: administrator,
      params: { key: 'payouts' },
      body: { value, version },
    });
  const { version } = await switchTo('On', setting?.version ?? 0);
  const client = await fundedClient(portal);
  const balance = async () => (await portal.call(walletBalance, { token: client.token })).balance.balance;

  await signedIn(page, portal, client);
  await page.goto('/app/transaction-services');
  await page.getByRole('link', { name: 'Payouts' }).click();
  await page.getByRole('button', { name: 'Ask for a payout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('470,000.00');
  await choose(dialog.getByRole('combobox', { name: 'Bank' }), 'First Bank of Nigeria');
  await dialog.getByLabel('Account number').fill('0000014579');
  await dialog.getByLabel('Reason').fill('We no longer travel');
  await barriers.look('asking for a payout');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = /Code: (\d{6})/.exec((await portal.mail(client.email, /^Your code$/)).text)?.[1] ?? '';
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Ask for the payout' }).click();
  await expect(page.getByRole('row', { name: /…579 Alfa Juliett Asked/ })).toBeVisible();
  expect(await balance()).toBe(30_000);

  await signedIn(page, portal, portal.account('Finance Officer'));
  await page.goto('/app/desk/books?tab=payouts');
  const asked = page.getByRole('row', { name: /We no longer travel/ }).first();
  await barriers.look('a payout that waits');
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Payout approved')).toBeVisible();
  await page.getByRole('tab', { name: /^Months/ }).click();
  await page.getByRole('button', { name: /^Propose to close/ }).click();
  await dialog.getByLabel('Why is it carried over?').fill('The transfer leaves on Monday');
  await barriers.look('what is open of a month');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('Proposed: another person closes it')).toBeVisible();
  await expect(page.getByText('Waits for somebody else')).toBeVisible();

  const second = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  const other = await second.newPage();
  await signedIn(other, portal, portal.account('Administrator'));
  await other.goto('/app/desk/books?tab=payouts&list=Approved');
  await other
    .getByRole('button', { name: /^Record transfer/ })
    .first()
    .click();
  const question = other.getByRole('dialog');
  await question.getByLabel('Reference at the bank').fill('FT26062XK');
  await question.getByRole('button', { name: 'Record as paid' }).click();
  await expect(other.getByText('Payout recorded as paid')).toBeVisible();
  await other.getByRole('tab', { name: /^Months/ }).click();
  await other.getByRole('button', { name: /^Close month/ }).click();
  await question.getByRole('button', { name: /^Close \w+ \d{4}$/ }).click();
  await expect(other.getByText('The month is closed')).toBeVisible();
  await other.getByRole('button', { name: /^Verify/ }).click();
  await expect(question.getByText('Everything is as it was closed')).toBeVisible();
  await second.close();
  await switchTo('Off', version);
  expect(await balance()).toBe(30_000);
});

test('finance opens the books on a day, takes in a settlement file and posts what matches; a second person approves the day, and whose the rest is', {
  tag: '@axe',
}, async ({ page, browser, portal, barriers }) => {
  const client = await fundedClient(portal);
  const { transactions } = await portal.call(listTransactionsOfType, {
    token: client.token,
    params: { type: 2 },
  });
  const rrr = transactions[0]?.rrrNo ?? '';
  const token = await signedIn(page, portal, portal.account('Finance Officer'));
  await page.goto('/app/desk/books');
  const dialog = page.getByRole('dialog');
  const second = await browser.newContext({ baseURL: portal.url });
  const approver = await second.newPage();
  const approved = (reason: string) =>
    approveBySecond(approver, portal, {
      at: '/app/desk/books?tab=decisions',
      row: new RegExp(reason),
      said: 'Decision approved successfully',
    });

  await test.step('the books open on a day', async () => {
    const months = await portal.call(listMonths, { token });
    const [open = ''] = months.flatMap(({ month, status }) => (status === 'Closed' ? [] : [month])).sort();
    await page.getByRole('button', { name: 'Open the books' }).click();
    const day = `01/${open.slice(5)}/${open.slice(0, 4)}`;
    await dialog.getByRole('textbox', { name: 'First day' }).fill(day);
    await expect(dialog.getByText(/will count as settled|Nothing is open/).first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Bank statement of today');
    await barriers.look('opening the books');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(page.getByText('Decision proposed successfully')).toBeVisible();
    await approved('Bank statement of today');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload settlement file' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the books' })).toHaveCount(0);
  });

  await test.step('a settlement file', async () => {
    const unknown = `99${rrr}`;
    const reason = `Teller slip ${rrr}`;
    const file = {
      name: `settlement-${rrr}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`Reference;Collected\n${rrr};500,000.00\n${unknown};75,000.00\n`),
    };
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file);
    await choose(dialog.getByLabel('Read as'), 'Another kind of file: choose its columns');
    await dialog.getByLabel('Name of the profile').fill(`Daily file ${rrr}`);
    await choose(dialog.getByLabel('RRR'), 'Reference');
    await choose(dialog.getByLabel('Amount paid'), 'Collected');
    await expect(dialog.getByText('₦500,000.00')).toBeVisible();
    await barriers.look('the columns of a settlement file');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: 'Post matched (1)' }).click();
    await dialog.getByRole('button', { name: 'Post the line' }).click();
    await expect(page.getByRole('link', { name: 'Posted 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Post: line 3' }).click();
    await dialog.getByRole('button', { name: 'Post line' }).click();
    await page.getByRole('button', { name: 'Find the payer: line 3' }).click();
    await dialog.getByLabel('Client’s name or e-mail address').fill(client.email);
    await dialog.getByRole('button', { name: 'Find', exact: true }).click();
    await dialog.getByRole('button', { name: /^Choose: / }).click();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(page.getByText('Waits for somebody else to approve a decision')).toBeVisible();
    await barriers.look('a settlement file');
    await approved(reason);
    const { balance } = await portal.call(walletBalance, { token: client.token });
    expect(balance.balance).toBe(575_000);
    await second.close();

    await walkTo(page, '/app/desk/books');
    await expect(page.getByText('₦0.00').first()).toBeVisible();
    await input.setInputFiles(file);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open the file as it stands' })).toBeVisible();
  });
});
