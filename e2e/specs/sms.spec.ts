import { bookingById, createBookings, listServices } from 'shared-api/contract';
import { dayMs, lagosDate, lagosInstant } from 'shared-api/rules';
import { aTraveller } from 'shared-api/testing/bodies';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ environment: { SMS_SERVICE: 'mailbox', TEST_CLOCK: '1' } });

const today = lagosDate(new Date(Date.now() + dayMs));
const tomorrow = lagosDate(new Date(Date.now() + 2 * dayMs));
const own = '+2348031230001';
const traveller = '+2348031230002';

test('whoever confirmed their number is reminded the evening before; a traveller who pressed the link to stop is not', async ({
  page,
  portal,
}) => {
  const goTo = async (time: string) => {
    const body = JSON.stringify({ now: lagosInstant(today, time).toISOString() });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${portal.url}/testing/clock`, { method: 'POST', headers, body })).ok).toBe(true);
  };
  /** The oldest text is first. */
  const told = async (number: string) =>
    (await portal.mailbox(number)).map(({ text }) => /^[^:]+?(?=:| is )/.exec(text)?.[0]).reverse();
  await goTo('09:00');
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  if (!service) throw new Error('There is no service');

  await signedIn(page, portal, client);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Get SMS' }).click();
  await page.getByLabel(/^Mobile number of Nigeria/).fill('0803 123 0001');
  await page.getByRole('button', { name: 'Send a code' }).click();
  const { text } = await portal.mail(own, /^SMS$/);
  await page.getByLabel(/^Code/).fill(/^\d{6}/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Your bookings are told by SMS to ${own}, too.`)).toBeVisible();

  const flight = {
    ...oneFlight(service.id),
    Date_Of_Travel: tomorrow,
    Date_Of_Arrival: lagosInstant(tomorrow, '12:00').toISOString(),
    Passengers: [aTraveller({ mobileNumber: '08031230002', TextTraveller: true })],
  };
  const [booking] = await portal.call(createBookings, { token: client.token, body: [flight] });
  await expect.poll(() => told(traveller)).toEqual(['Confirmed']);
  const [sms] = await portal.mailbox(traveller);
  const link = /Stop: (\S+)$/.exec(sms?.text ?? '')?.[1] ?? '';
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Stop SMS' }).click();
  await expect(page.getByText(/This number is never texted again/)).toBeVisible();

  await goTo('18:00');
  const token = await portal.tokenOf('Administrator');
  const reminders = async () => {
    const { messages = [] } = await portal.call(bookingById, { token, params: { id: booking?.id ?? 0 } });
    return messages.filter(({ event, channel }) => event === 'booking.reminder' && channel === 'sms');
  };
  await expect
    .poll(async () => (await reminders()).map(({ state }) => state).sort())
    .toEqual(['sent', 'suppressed']);
  expect((await told(own)).slice(1)).toEqual(['Confirmed', 'Tomorrow']);
  expect(await told(traveller)).toEqual(['Confirmed']);
});
