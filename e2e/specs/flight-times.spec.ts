import { createBookings, listServices } from 'shared-api/contract';
import { formatClock, lagosDate, lagosInstant, minuteMs } from 'shared-api/rules';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import type { Credentials } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

/** No other test books at this airport. */
const yola = 2;
const daysAhead = 5;

test('an officer says that a flight is an hour late: an open desk and its client read it at once', async ({
  browser,
  portal,
}) => {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  if (!service) throw new Error('There is no service');
  const day = lagosDate(new Date(Date.now() + daysAhead * 24 * 60 * minuteMs));
  const bookedAt = lagosInstant(day, '11:40');
  const flight = (number: string, at: Date) => ({
    ...oneFlight(service.id),
    Flight_Number: number,
    Date_Of_Travel: day,
    Date_Of_Arrival: at.toISOString(),
    AirportId: yola,
  });
  const [booking] = await portal.call(createBookings, {
    token: client.token,
    body: [flight('BA75', bookedAt), flight('P47125', lagosInstant(day, '12:10'))],
  });
  const address = `/app/desk/bookings?airport=${yola}&date=${day}`;
  const pageOf = async (who: Credentials) => {
    const page = await browser.newPage({ baseURL: portal.url });
    await signedIn(page, portal, who);
    return page;
  };
  const officer = await pageOf(portal.account('Protocol Officer'));
  const colleague = await pageOf(portal.account('Administrator'));
  const own = await pageOf(client);
  await officer.goto(address);
  await colleague.goto(address);
  await own.goto(`/app/booking/${booking?.id}`);
  const numbers = colleague.locator('li[id^=booking-] strong').filter({ hasText: /^(BA75|P47125)$/ });
  await expect(numbers).toHaveText(['BA75', 'P47125']);
  await expect(own.getByRole('heading', { name: 'Flight' })).toBeVisible();

  const later = formatClock(new Date(bookedAt.getTime() + 60 * minuteMs));
  await officer.getByRole('button', { name: `+60 min: BA75 at ${later}` }).click();
  await expect(officer.getByText(`BA75: expected ${later}`)).toBeVisible();
  // The new time is sent only when the officer can no longer undo it, hence the long timeout.
  await expect(numbers).toHaveText(['P47125', 'BA75'], { timeout: 20_000 });
  await expect(colleague.getByRole('region', { name: `Flight BA75 at ${later}` })).toContainText('11:40');
  await expect(own.getByText(`Expected ${later}, booked 11:40`)).toBeVisible();
  await walkTo(own, '/app/client-services');
  await expect(own.getByText(`Delayed to ${later}`)).toBeVisible();
});
