import type { Page } from 'playwright/test';
import {
  createOrder,
  createService,
  invoiceOrder,
  listOwnBookings,
  listSettings,
  orderById,
  updateService,
  updateSetting,
  walletBalance,
} from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { continueToReview } from '../support/bookingForm.ts';
import { field } from '../support/field.ts';
import { oneFlight } from '../support/flights.ts';
import { newClient } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const exactFundingTo = async (portal: Portal, value: 'On' | 'Off') => {
  const token = await portal.tokenOf('Administrator');
  const settings = await portal.call(listSettings, { token });
  const version = settings.find(({ key }) => key === 'exactFunding')?.version ?? 0;
  const body = { value, version, reason: 'Decided' };
  await portal.call(updateSetting, { token, params: { key: 'exactFunding' }, body });
};
test.beforeAll(({ portal }) => exactFundingTo(portal, 'On'));
test.afterAll(({ portal }) => exactFundingTo(portal, 'Off'));

const fieldsOf = (Price: number) => ({
  Name: 'Meeting of the order',
  Description: 'At the gate',
  Price,
  ServiceTypeId: 1,
});
const serviceFor = async (portal: Portal, price: number) =>
  portal.call(createService, { token: await portal.tokenOf('Administrator'), body: fieldsOf(price) });

const balanceOf = async (portal: Portal, token: string) =>
  (await portal.call(walletBalance, { token })).balance.balance;
const rrrOn = async (page: Page) => {
  const rrr = page.getByText(/^\d{4}-\d{4}-\d{4}$/);
  return ((await rrr.textContent()) ?? '').replaceAll('-', '');
};

test('passengers saved for later leave nothing on the device, and stand as an order wherever their owner signs in; exactly its price is paid with the browser closed, and it is booked', async ({
  page,
  browser,
  portal,
}) => {
  const client = await newClient(portal);
  const { id } = await serviceFor(portal, 30_000);
  const wizard = `/app/service/${id}/create-booking`;
  await signedIn(page, portal, client);
  await keepDraft(page, { serviceId: id, passengers: 1 });
  await page.goto(wizard);
  await continueToReview(page);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Order saved')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/order\/\d+$/);
  await expect(page).toHaveTitle(/^Order \d/);
  await walkTo(page, wizard);
  await expect(field(page, 'Flight number')).toHaveValue('');
  await signOutOn(page);
  await expect(page).toHaveURL(/\/login$/);

  const elsewhere = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await signedIn(other, portal, client);
  await other.goto('/app/orders');
  await other.getByRole('link', { name: /Meeting of the order/ }).click();
  await other.getByRole('button', { name: 'Pay exactly this' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(other.getByText('Waiting for money')).toBeVisible();
  await expect(
    other.getByText('It is booked by itself as soon as your wallet holds the total.'),
  ).toBeVisible();
  const rrr = await rrrOn(other);
  await elsewhere.close();

  await portal.pay(rrr);
  await portal.mail(client.email, /^Confirmed: Meeting of the order/);
  const { token } = client;
  expect(await portal.call(listOwnBookings, { token })).toMatchObject([{ price: 30_000 }]);
  expect(await balanceOf(portal, token)).toBe(0);
});

test('an order paid short waits while its page is open; one whose price rose before it was paid is not booked, and its page says what is missing', async ({
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('a payment cannot be settled');
  const client = await newClient(portal);
  const { token } = client;
  const service = await serviceFor(portal, 30_000);
  const invoiced = async () => {
    const { Accept: _, ...entry } = oneFlight(service.id);
    const { id } = await portal.call(createOrder, { token, body: { entries: [entry] } });
    const body = { version: 1, accept: true, expectedTotal: 30_000 };
    await portal.call(invoiceOrder, { token, params: { id }, body });
    return id;
  };
  await signedIn(page, portal, client);
  const short = await invoiced();
  await page.goto(`/app/order/${short}`);
  const rrr = await rrrOn(page);
  await fetch(`${portal.gatewayUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rrr, payAmount: '29000' }),
  });
  await portal.pay(rrr);
  await expect(page.getByText('A payment is being looked into by the finance office')).toBeVisible();
  await expect(page.getByText('Waiting for money')).toBeVisible();
  expect(await balanceOf(portal, token)).toBe(0);

  const dearer = await invoiced();
  await page.goto(`/app/order/${dearer}`);
  const paid = await rrrOn(page);
  await portal.call(updateService, {
    token: await portal.tokenOf('Administrator'),
    body: { ...fieldsOf(35_000), Id: service.id, Status: true },
  });
  await portal.pay(paid);
  await expect(page.getByText('This order could not be booked')).toBeVisible();
  await expect(page.getByText(/^Total today/)).toContainText('₦35,000.00, of which ₦5,000.00 is missing');
  expect((await portal.call(orderById, { token, params: { id: dearer } })).failure?.code).toBe(
    'price_changed',
  );
  expect([await balanceOf(portal, token), await portal.call(listOwnBookings, { token })]).toEqual([
    30_000,
    [],
  ]);
});
