import {
  createBookings,
  createService,
  listOffers,
  listOwnBookings,
  updateService,
} from 'shared-api/contract';
import { lagosTime } from 'shared-api/rules';
import { addPassengers, continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { oneFlight, party } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { Keyboard } from '../support/keyboard.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('a service gets its airports, hours and places by keyboard; a client sees what is left, is refused the hour that filled meanwhile, and takes the nearest with one press', async ({
  page,
  browser,
  portal,
}) => {
  const token = await portal.tokenOf('Administrator');
  const fields = { Name: 'Lounge of the journey', Description: 'By hours', Price: 10_000, ServiceTypeId: 1 };
  const { id } = await portal.call(createService, { token, body: fields });
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto(`/app/service/${id}`);
  const grid = page.getByRole('table', { name: /^Where and when/ });

  await test.step('the grid, without a mouse', async () => {
    const keyboard = new Keyboard(page);
    await keyboard.use('button', /^Change: Abuja \(ABV\)$/);
    await keyboard.type(/^Places per hour/, '4');
    await keyboard.use('button', /^Save$/);
    await expect(grid.getByRole('row', { name: /^Select Abuja/ })).toContainText('4 passengers');
    await keyboard.use('button', /^Change: Jos \(JOS\)$/);
    await keyboard.to('checkbox', /^Offered here$/);
    await keyboard.press('Space');
    await keyboard.use('button', /^Save$/);
    await expect(grid.getByRole('row', { name: /^Select Jos/ })).toContainText('Not offered');
  });

  const client = await fundedClient(portal);
  const other = await fundedClient(portal);
  const book = (passengers: number) =>
    portal.call(createBookings, {
      token: other.token,
      body: [{ ...oneFlight(id), Passengers: party(passengers) }],
    });
  await book(2);
  const context = await browser.newContext();
  const own = await context.newPage();
  await signedIn(own, portal, client);
  await own.goto(`/app/service/${id}/create-booking`);

  await test.step('what is left stands at the field, before anybody is typed in', async () => {
    await field(own, 'Airport').click();
    const jos = own.getByRole('option', { name: /^Jos/ });
    await expect(jos).toHaveText(/not offered here/);
    await expect(jos).toHaveAttribute('aria-disabled', 'true');
    await own.keyboard.press('Escape');
    await addPassengers(own, ['Alfa', 'Bravo']);
    await expect(own.getByText('2 left')).toBeVisible();
  });

  await test.step('the hour fills meanwhile: nothing typed is lost, and one press takes the nearest', async () => {
    await continueToReview(own);
    await book(1);
    await own.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(own.getByText(/1 left, nearest 08:00, 09:00, 11:00/)).toBeVisible();
    await expect(own.getByRole('rowheader', { name: /Alfa/ }).first()).toBeVisible();
    await own.getByRole('button', { name: 'Take 11:00' }).click();
    await own.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(own.getByText('Booking made successfully').first()).toBeVisible();
    const [booked] = await portal.call(listOwnBookings, { token: client.token });
    expect(lagosTime(new Date(booked?.date_Of_Arrival ?? ''))).toBe('11:00');
  });

  await test.step('narrowed beneath what is booked, the grid says what stays valid', async () => {
    await grid.getByRole('button', { name: 'Change: Abuja (ABV)' }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByLabel(/^To/), '09:00');
    await expect(dialog.getByText(/^3 bookings ahead, the last on .*: they stay valid\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(grid.getByRole('row', { name: /^Select Abuja/ })).toContainText('00:00–09:00');
    const offers = await portal.call(listOffers, { token, params: { id } });
    expect(offers.find(({ airportId }) => airportId === 1)).toMatchObject({ toHour: 9, version: 2 });
  });
  // Other journeys book the newest service, at hours and airports that this one does not offer.
  await portal.call(updateService, { token, body: { ...fields, Id: id, Status: false } });
});
