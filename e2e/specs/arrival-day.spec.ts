import type { Page } from 'playwright/test';
import { bookingVoucher, createBookings, listServices } from 'shared-api/contract';
import { lagosDate, lagosInstant } from 'shared-api/rules';
import { readPdf } from 'tooling/pdf';
import { cameraBrowser } from '../support/cameraBrowser.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** No other test books at this airport. */
const jos = 12;

/** Three passengers whose flight comes within the hour. */
async function arriving(portal: Portal) {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  if (!service) throw new Error('There is no service');
  const soon = Date.now() + 30 * 60_000;
  // Late in the evening still today's: a voucher of tomorrow is another day's at the desk.
  const flightAt = new Date(Math.min(soon, lagosInstant(lagosDate(new Date()), '23:59').getTime()));
  const passengers = ['Alfa', 'Bravo', 'Charlie'].map((FirstName) => ({
    FirstName,
    LastName: 'Juliett',
    Designation: 'Ms.' as const,
    Gender: 'Female' as const,
  }));
  const [booking] = await portal.call(createBookings, {
    token: client.token,
    body: [
      {
        Flight_Number: 'P47121',
        airline: 'Air Peace',
        Date_Of_Travel: lagosDate(flightAt),
        Date_Of_Arrival: flightAt.toISOString(),
        AirportId: jos,
        DestinationAirportId: 13,
        ServiceId: service.id,
        Accept: true,
        Passengers: passengers,
      },
    ],
  });
  if (!booking) throw new Error('Nothing was booked');
  return { client, booking, service };
}

/** The address that the QR code of a voucher says, as it is printed beneath it. */
async function addressOnVoucher(portal: Portal, token: string, id: number): Promise<string> {
  const path = bookingVoucher.path.replace(':id', String(id));
  const printed = await fetch(`${portal.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = (await readPdf(await printed.arrayBuffer())).join('').replace(/\s/g, '');
  return /\/v\/[A-Z2-7]{26}/.exec(text)?.[0] ?? 'no code';
}

const scan = async (officer: Page, code: string) => {
  await officer.getByRole('button', { name: 'Scan' }).click();
  const dialog = officer.getByRole('dialog', { name: /^Scan at/ });
  await dialog.getByLabel('Code of the voucher').fill(code);
  await dialog.getByRole('button', { name: 'Look up' }).click();
  return dialog;
};

test('a voucher holds for whoever is shown it, is scanned at the desk, and who is met, and by whom, shows to whoever booked', async ({
  page,
  portal,
}) => {
  const { client, booking, service } = await arriving(portal);
  const address = await addressOnVoucher(portal, client.token, booking.id);
  await page.goto(address);
  await expect(page.getByText('Valid voucher')).toBeVisible();
  await expect(page.getByText(service.name, { exact: true })).toBeVisible();
  await expect(page.getByText(/Juliett|P47121|₦/)).toHaveCount(0);

  await signedIn(page, portal, client);
  await page.goto(`/app/booking/${booking.id}`);
  await expect(page.getByRole('img', { name: 'QR code of the voucher' })).toBeVisible();

  const camera = await cameraBrowser(portal.url + address);
  const officer = await camera.browser.newPage({ baseURL: portal.url });
  await signedIn(officer, portal, portal.account('Protocol Officer'));
  await officer.goto(`/app/desk/bookings?airport=${jos}`);
  const dialog = await scan(officer, portal.url + address);
  await expect(dialog.getByText('Valid voucher')).toBeVisible();
  await dialog.getByRole('button', { name: 'Met: 3 passengers' }).click();
  await expect(dialog.getByText('Met, stored')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Met \d\d:\d\d [AP]M$/ })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Camera' }).click();
  await expect(dialog.getByText(/^Already met at /)).toBeVisible();
  await officer.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await officer.getByRole('button', { name: /P47121.*Juliett/ }).click();
  await officer.getByRole('button', { name: 'Take this booking' }).click();
  await expect(officer.getByText('1 booking given to Sample Protocol Officer')).toBeVisible();
  await expect(page.getByText('Your officer: Sample.')).toBeVisible();
  await camera.close();
});
