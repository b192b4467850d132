import type { Page } from 'playwright/test';
import {
  bookingById,
  invoiceByCode,
  listTransactionsOfType,
  pageMeta,
  transactionById,
} from 'shared-api/contract';
import { aBooking, aPassenger, aTransaction, replies } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { walkTo } from '../support/walkTo.ts';

async function printed(page: Page, path: string, content: string, texts: readonly string[]): Promise<string> {
  await page.emulateMedia({ media: 'screen' });
  await walkTo(page, path);
  await expect(page.getByText(content).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('National Airports Authority').first()).toBeVisible();
  // Headings of tables are buttons too, but their texts are printed.
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
  const alfa = { firstName: 'Alfa', lastName: 'Juliett', business_Name: null };
  const invoice = aTransaction({
    amount: 750_000,
    processingFee: 161.25,
    business_Name: 'Alfa Juliett',
    applicationUser: { registered_Address: '12 Marina Road, Lagos', phoneNumber: '+2348031234567' },
  });
  portal.answer(
    replies(invoiceByCode, invoice),
    replies(transactionById, { transaction: invoice, details: [invoice] }),
    replies(listTransactionsOfType, { transactions: [invoice] }, pageMeta(1, 1, 10)),
    replies(bookingById, aBooking({ applicationUser: alfa, passengers: [aPassenger(alfa)] })),
  );

  await page.goto('/login');
  const visited = await printed(page, '/invoice?code=c0de', 'Total to pay', [
    'Alfa Juliett',
    '12 Marina Road, Lagos',
    invoice.id,
    '₦750,161.25',
  ]);
  for (const control of ['Pay now', 'Get Invoice', 'Login', 'Sign Up'])
    expect(visited).not.toContain(control);

  await portal.signIn(page, 'Client');
  await page.goto('/app/profile');
  const detail = await printed(
    page,
    `/app/transaction-service/${invoice.transactionId}?type=2`,
    'Total to pay',
    ['Alfa Juliett', '₦750,161.25', 'Invoice No'],
  );
  for (const control of ['Pay now', 'Cancel invoice', 'Dashboard']) expect(detail).not.toContain(control);

  await printed(page, '/app/booking/21', 'Service booking details', ['P47121', 'Alfa Juliett', 'Processing']);
  await printed(page, '/app/transaction-services?tab=funds', '₦750,000.00', ['Amount']);
  const statement = await printed(page, '/app/statement', 'Opening balance', ['Closing balance', '₦']);
  expect(statement, 'A setting is no part of the account').not.toContain('on the 1st');
});
