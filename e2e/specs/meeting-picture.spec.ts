import type { Page } from 'playwright/test';
import { bookingById, createBookings, listServices, updateSetting } from 'shared-api/contract';
import { dayMs, hourMs, lagosDate, lagosInstant } from 'shared-api/rules';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

/** No other test books at this airport. */
const calabar = 7;
const lagos = 13;
const abuja = 1;

/** The picture is like a phone's: it is marked as rotated and has its location in an Exif segment. */
async function photograph(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 30];
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const turned = '4d4d002a00000008000101120003000000010006000000000000';
  const place = Buffer.concat([
    Buffer.from('Exif\0\0'),
    Buffer.from(turned, 'hex'),
    Buffer.from('GPS 4.97 N'),
  ]);
  const segment = Buffer.concat([Buffer.of(0xff, 0xe1, 0, place.length + 2), place]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

test('a picture of the meeting point, uploaded in the settings, is on the booking and the public voucher, upright and without its place', async ({
  page,
  browser,
  portal,
}) => {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  const flight = (flightAt: Date, AirportId: number) => ({
    ...oneFlight(service?.id ?? 0),
    AirportId,
    DestinationAirportId: abuja,
    Date_Of_Travel: lagosDate(flightAt),
    Date_Of_Arrival: flightAt.toISOString(),
  });
  const within24Hours = new Date(Date.now() + 6 * hourMs);
  const tomorrow = lagosInstant(lagosDate(new Date(Date.now() + dayMs)), '12:00');
  const body = [flight(within24Hours, calabar), flight(tomorrow, lagos)];
  const [booking] = await portal.call(createBookings, { token: client.token, body });
  const token = await portal.tokenOf('Administrator');
  const meetingPoint = 'Arrivals hall, at the door';
  const value = [{ airportId: calabar, meetingPoint, dutyPhone: '0803 123 4567' }];
  await portal.call(updateSetting, {
    token,
    params: { key: 'airportDesks' },
    body: { version: 0, value },
  });

  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/settings?group=Desk');
  const buffer = await photograph(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload the picture of CBQ' }).click(),
  ]);
  await chooser.setFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Picture saved')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The meeting point at CBQ' })).toBeVisible();

  const reader = await browser.newPage({ baseURL: portal.url });
  await signedIn(reader, portal, client);
  await reader.goto(`/app/booking/${booking?.id}`);
  const picture = reader.getByRole('img', { name: 'The meeting point', exact: true });
  await expect(picture).toBeVisible();
  await walkTo(reader, '/app/dashboard');
  await expect(
    reader.getByText('Meeting point: Arrivals hall, at the door'),
    'without a press',
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Call 0803 123 4567' })).toBeVisible();
  const { voucherUrl } = await portal.call(bookingById, {
    token: client.token,
    params: { id: booking?.id ?? 0 },
  });
  await reader.evaluate(() => localStorage.clear());
  await reader.goto(voucherUrl ?? '');
  await expect(reader.getByText('Valid voucher')).toBeVisible();
  await expect(reader.getByText(meetingPoint)).toBeVisible();
  const size = () => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(size).toEqual([30, 40]);
  const shown = await reader.request.get((await picture.getAttribute('src')) ?? '');
  expect((await shown.body()).toString('latin1')).not.toMatch(/Exif|GPS/);
  await reader.close();

  await signedIn(page, portal, portal.account('Protocol Officer'));
  // The home page shows the officer's last airport, here Lagos. Without one, it shows the busiest airport.
  await page.evaluate((id) => localStorage.setItem('usualAirport', String(id)), lagos);
  await page.goto('/app/dashboard');
  const names = page.getByText(/Alfa Juliett/);
  await expect(names.first(), 'tomorrow by name, without a press').toBeVisible();
});
