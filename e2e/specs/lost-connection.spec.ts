import type { Page } from 'playwright/test';
import { listOwnBookings, listServices, listTransactionsOfType, walletBalance } from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { addPassenger, continueToReview } from '../support/bookingForm.ts';
import { field } from '../support/field.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { NewClient } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const arrivalOf = async (portal: Portal, token: string) => {
  const services = await portal.call(listServices, { token });
  const arrival = services.find(({ name }) => /arrival/i.test(name));
  if (!arrival) throw new Error('No arrival service is offered');
  return arrival;
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
const offline = (page: Page) => page.getByText('You are offline');
const checking = (page: Page) => page.getByText('Checking whether the booking went through');

const expectBookedOnce = async (portal: Portal, { token }: NewClient, price: number): Promise<void> => {
  const bookings = await portal.call(listOwnBookings, { token });
  expect(bookings).toMatchObject([{ price }]);
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 0 } });
  expect(transactions).toMatchObject([{ transactionId: bookings[0]?.id, amount: price }]);
  const { balance } = await portal.call(walletBalance, { token });
  expect(balance.balance).toBe(500_000 - price);
};

test('a browser that goes offline while a booking is made loses nothing typed and books once when it is back [BOOK-53]', async ({
  page,
  context,
  portal,
}) => {
  const client = await fundedClient(portal);
  const arrival = await arrivalOf(portal, client.token);
  await signedIn(page, portal, client);
  await keepDraft(page, { serviceId: arrival.id, passengers: 1 });
  await page.goto(`/app/service/${arrival.id}/create-booking`);
  await expect(field(page, 'First name')).toBeVisible();
  // The code of the table must have come before the connection is lost.
  await expect(page.getByRole('button', { name: /^Remove Ms\./ })).toBeVisible();
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await addPassenger(page, 'Charlie');
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await continueToReview(page);

  let attempts = 0;
  await page.route('**/create-bookings*', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    // The server books, but the reply is lost.
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await confirm(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await expect.poll(() => attempts).toBeGreaterThan(1);
  await expect(checking(page)).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Booking made successfully')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Booked: \d{4}-\d{6}$/)).toBeVisible();
  await expectBookedOnce(portal, client, 2 * arrival.price);
});

test('a server killed between its commit and its reply is asked again after its restart: one batch, one debit [BOOK-53]', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  const arrival = await arrivalOf(portal, client.token);
  await signedIn(page, portal, client);
  await keepDraft(page, { serviceId: arrival.id, passengers: 2, accepted: true });
  await page.goto(`/app/service/${arrival.id}/create-booking?step=review`);

  let restarted: Promise<void> | undefined;
  await page.route(
    '**/create-bookings*',
    async (route) => {
      // The reply, held here, proves that the server has committed; the page never gets it.
      const reply = await route.fetch();
      expect(reply.status()).toBe(200);
      restarted = portal.restart('SIGKILL');
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await confirm(page).click();
  await expect(checking(page)).toBeVisible();
  await restarted;
  await expect(page.getByText('Booking made successfully')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Booked: \d{4}-\d{6}$/)).toBeVisible();
  await expectBookedOnce(portal, client, 2 * arrival.price);
});
