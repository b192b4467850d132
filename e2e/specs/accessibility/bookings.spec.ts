import { createBookings, listServices } from 'shared-api/contract';
import { keepDraft } from '../../support/bookingDraft.ts';
import { addPassengers, continueToReview } from '../../support/bookingForm.ts';
import { field } from '../../support/field.ts';
import { oneFlight } from '../../support/flights.ts';
import { fundedClient } from '../../support/fundedClient.ts';
import { newClient } from '../../support/newClient.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

test('axe finds nothing through the booking of a service, to a balance that is too low', async ({
  page,
  portal,
  barriers,
}) => {
  const token = await signedIn(page, portal, await newClient(portal));
  const [service] = await portal.call(listServices, { token });
  await barriers.open(`/app/service/${service?.id}/create-booking`, 'booking');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Form errors' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Others' }).check();
  await barriers.look('booking, refused');
  await field(page, 'Airport time').click();
  await expect(page.getByRole('option')).toHaveCount(96);
  await barriers.look('booking, times to choose from');
  await page.keyboard.type('soon');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await barriers.look('booking, no such time');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Others' }).uncheck();
  await page.getByRole('button', { name: 'Choose travel date from a calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Travel date: calendar' })).toBeVisible();
  await barriers.look('booking, calendar');
  await page.keyboard.press('Escape');
  await addPassengers(page, ['Alfa', 'Charlie']);
  await barriers.look('booking with passengers');
  await page.getByRole('button', { name: /^Remove Ms. Charlie/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Form errors' })).toBeVisible();
  await barriers.look('booking, one removed, terms not accepted');
  await page.getByRole('button', { name: 'Read the Booking Terms and Conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await barriers.look('booking terms');
  await page.keyboard.press('Escape');
  await field(page, 'First name').fill('Half');
  await page.getByRole('checkbox', { name: /Booking Terms and Conditions/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'A passenger has not been added' })).toBeVisible();
  await barriers.look('booking, a passenger not added');
  await page.keyboard.press('Escape');
  await field(page, 'First name').fill('');
  await continueToReview(page);
  await expect(page.getByText('You do not have enough balance to complete this process.')).toBeVisible();
  await barriers.look('review, balance too low');
});

test('axe finds nothing from a confirmed booking to its cancellation', async ({ page, portal, barriers }) => {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  await signedIn(page, portal, client);
  await keepDraft(page, { serviceId: service?.id ?? 0, passengers: 1, accepted: true });
  await page.goto(`/app/service/${service?.id}/create-booking?step=review`);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  await barriers.look('review');
  await confirm.click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  await barriers.look('booked');
  const body = [oneFlight(service?.id ?? 0)];
  const [booking] = await portal.call(createBookings, { token: client.token, body });
  await barriers.walk(`/app/booking/${booking?.id}`, 'booking that can be cancelled');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  await barriers.look('cancelling');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully')).toBeVisible();
  await barriers.look('cancelled');
});
