import path from 'node:path';
import type { Page } from 'playwright/test';
import { folderStore, publishRemote } from 'remote/release';
import { createBookings, listServices } from 'shared-api/contract';
import { browserStorage } from '../support/browserStorage.ts';
import { expectCached } from '../support/expectCached.ts';
import { fakeRemote } from '../support/fakeRemote.ts';
import { field } from '../support/field.ts';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

test.use({ serviceWorkers: 'allow' });

const flightNumber = 'W34012';
/** A stranger must not find these details in the browser. */
const details = {
  mobileNumber: '08055512345',
  nin: '98765432109',
  Special_Requirement: 'Oxygen on arrival',
};

const bookedClient = async (portal: Portal) => {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  const flight = { ...oneFlight(service?.id ?? 0), Flight_Number: flightNumber };
  const Passengers = flight.Passengers.map((passenger) => ({ ...passenger, ...details }));
  const [booking] = await portal.call(createBookings, {
    token: client.token,
    body: [{ ...flight, Passengers }],
  });
  return { ...client, booking };
};

/** Resolves once the service worker has cached everything that the page needs. */
const openBookings = async (page: Page, portal: Portal) => {
  const client = await bookedClient(portal);
  const token = await signedIn(page, portal, client);
  await page.goto('/app/client-services');
  await expect(row(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true })) !== undefined),
    )
    .toBe(true);
  return { ...client, token };
};
const row = (page: Page) => page.getByRole('row').filter({ hasText: flightNumber });

test('after one visit the portal opens without a connection, with the list as it was last seen, and each page as it was served last, not as on the day of its installation [PWA-01]', async ({
  page,
  context,
  portal,
}, { outputDir }) => {
  await openBookings(page, portal);
  await expectCached(page, 'mf-bookings');
  await context.setOffline(true);
  await page.reload();
  await expect(row(page)).toContainText('Processing');
  await expect(page.getByText(/^This is what was there at \d\d:\d\d WAT/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await page.reload();
  await expect(row(page)).toBeVisible();

  const dist = fakeRemote(path.join(outputDir, 'mf-later'), {
    name: 'mf-later',
    version: '1.0.0-a',
    prefixes: ['app/later'],
    remote: `{ contract: 1, name: 'mf-later', routes: [{ path: 'app/later', Component: () => 'Released later' }] }`,
  });
  const commit = 'abc1234';
  await publishRemote(folderStore(portal.siteDir), dist, { commit, audience: 'all' });
  await page.goto('/app/later');
  await expect(page.getByText('Released later')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Released later')).toBeVisible();
  await context.setOffline(false);
});

test('without a connection nothing can be sent, and the button says why; a page that was not visited before says that it needs one, and opens by itself once it is back [PWA-01]', async ({
  page,
  context,
  portal,
}) => {
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await field(dialog, 'Phone number').fill('08031234568');
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await context.setOffline(true);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription(/^You are offline/);
  await context.setOffline(false);
  await expect(save).not.toHaveAttribute('aria-disabled');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Users Activities' }).click();
  await expect(page.getByText('This page needs a connection.')).toBeVisible();
  await expect(page.getByText('It opens by itself when you are back.')).toBeVisible();
  await expect(page.getByText('Something went wrong.')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'All Activities', level: 1 })).toBeVisible();
});

test('nothing private that the portal kept outlives Logout, and none of it shows offline afterwards [PWA-02, AUTH-32]', async ({
  page,
  context,
  portal,
}) => {
  const { email, token, booking } = await openBookings(page, portal);
  for (const path of ['/app/dashboard', '/app/transaction-services', `/app/booking/${booking?.id}`]) {
    await walkTo(page, path);
    await expect(page.getByText('Processing').filter({ visible: true }).first()).toBeVisible();
  }
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get Receipt' }).click(),
  ]);
  await receipt.delete();
  const secrets = [email, token, flightNumber, booking?.invoiceNumber ?? 'no number', 'Juliett', '%PDF-1'];
  const foundOf = async () => {
    const kept = await browserStorage(page);
    return secrets.filter((secret) => kept.includes(secret));
  };
  // Lists are stored during the session, without details that nobody needs offline.
  await expect.poll(foundOf).toEqual(expect.arrayContaining([email, token, flightNumber, 'Juliett']));
  const kept = await browserStorage(page);
  expect(Object.values(details).filter((detail) => kept.includes(detail))).toEqual([]);

  await signOutOn(page);
  await expect(page).not.toHaveURL(/\/app\//);
  await expect.poll(foundOf).toEqual([]);
  await context.setOffline(true);
  await page.goto('/app/transaction-services');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/₦/)).toHaveCount(0);
});

test('nothing that an officer or an Administrator sees of other people stays in the browser [PWA-02]', async ({
  page,
  portal,
}) => {
  const { booking, email } = await bookedClient(portal);
  const others = [email, 'Juliett', flightNumber, booking?.invoiceNumber ?? '', ...Object.values(details)];
  const foundOf = async () => {
    const kept = await browserStorage(page);
    return others.filter((other) => kept.includes(other));
  };
  for (const role of ['Protocol Officer', 'Administrator']) {
    await signedIn(page, portal, portal.account(role));
    await page.goto('/app/profile');
    for (const path of ['client-services', 'transaction-services', 'activities', 'clients']) {
      await walkTo(page, `/app/${path}`);
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    }
    await walkTo(page, `/app/booking/${booking?.id}`);
    await expect(page.getByRole('rowheader', { name: 'Juliett' })).toBeVisible();
    await walkTo(page, '/app/profile');
    expect(await foundOf()).toEqual([]);
    await signOutOn(page);
    await expect(page).not.toHaveURL(/\/app\//);
    await expect.poll(foundOf).toEqual([]);
  }
});
