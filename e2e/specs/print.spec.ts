import type { Page } from 'playwright/test';
import { createBookings, fundWallet, listServices } from 'shared-api/contract';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** What a page shows on paper with these texts, once it shows `content` on the screen. */
async function printed(page: Page, path: string, content: string, texts: readonly string[]): Promise<string> {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await expect(page.getByText(content).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('National Airports Authority').first()).toBeVisible();
  // The heads of a table are buttons too, and their words are printed.
  const controls = 'button:not(th *), a.ant-btn, nav, header[class*=bar], input, select';
  await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  const body = page.locator('body');
  for (const text of texts) await expect(body).toContainText(text, { useInnerText: true });
  return body.innerText();
}

test('what people print carries the authority, the client and no button, menu or filter', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  const { token } = client;
  const [service] = await portal.call(listServices, { token });
  const [booking] = await portal.call(createBookings, { token, body: [oneFlight(service?.id ?? 0)] });
  const funding = await portal.call(fundWallet, { token, body: { amount: 750_000 } });
  const letter = await portal.mail(client.email, new RegExp(`^Invoice ${funding.id} `));
  const invoice = letter.links.find((link) => link.includes('/invoice?code=')) ?? 'no link';

  const visited = await printed(page, invoice, 'Total to pay', [
    'Alfa Juliett',
    '12 Marina Road, Lagos',
    String(funding.id),
    '₦750,161.25',
  ]);
  for (const control of ['Pay now', 'Get Invoice', 'Login', 'Sign Up'])
    expect(visited).not.toContain(control);

  await signedIn(page, portal, client);
  const detail = await printed(
    page,
    `/app/transaction-service/${funding.transactionId}?type=2`,
    'Total to pay',
    ['Alfa Juliett', '₦750,161.25', 'Invoice No'],
  );
  for (const control of ['Pay now', 'Cancel invoice', 'Dashboard']) expect(detail).not.toContain(control);

  await printed(page, `/app/booking/${booking?.id}`, 'Service booking details', [
    'P47121',
    'Alfa Juliett',
    'Processing',
  ]);
  await printed(page, '/app/transaction-services?tab=funds', '₦750,000.00', ['Amount']);
  const statement = await printed(page, '/app/statement', 'Opening balance', ['Closing balance', '₦']);
  expect(statement, 'A setting is no part of the account').not.toContain('on the 1st');
});
