import type { Page } from 'playwright/test';
import { bookingVoucher, createBookings, createShift, listServices, listShifts } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { readPdf } from 'tooling/pdf';
import { cameraBrowser } from '../support/cameraBrowser.ts';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { keepDay, laterToday, unlock } from '../support/keptDay.ts';
import { Keyboard } from '../support/keyboard.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** No other test books at this airport. */
const portHarcourt = 12;
const others = ['P47122', 'P47123', 'P47124', 'P47125', 'P47126'];

/** A group of three flies within the hour; each other booking has one passenger. */
async function arriving(portal: Portal) {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  if (!service) throw new Error('There is no service');
  const times = await laterToday();
  const person = (FirstName: string) => ({
    FirstName,
    LastName: 'Juliett',
    Designation: 'Ms.' as const,
    Gender: 'Female' as const,
  });
  const flight = (number: string, names: readonly string[]) => ({
    ...oneFlight(service.id),
    Flight_Number: number,
    ...times,
    AirportId: portHarcourt,
    Passengers: names.map(person),
  });
  const [booking] = await portal.call(createBookings, {
    token: client.token,
    body: [
      flight('P47121', ['Alfa', 'Bravo', 'Charlie']),
      ...others.map((number) => flight(number, ['Delta'])),
    ],
  });
  if (!booking) throw new Error('Nothing was booked');
  return { client, booking, service };
}

async function addressOnVoucher(portal: Portal, token: string, id: number): Promise<string> {
  const path = bookingVoucher.path.replace(':id', String(id));
  const printed = await fetch(`${portal.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = (await readPdf(await printed.arrayBuffer())).join('').replace(/\s/g, '');
  return /\/v\/[A-Z2-7]{26}/.exec(text)?.[0] ?? 'no code';
}

async function makeLead(portal: Portal): Promise<void> {
  const token = await portal.tokenOf('Administrator');
  const today = lagosDate(new Date());
  const { officers } = await portal.call(listShifts, {
    token,
    query: { airportId: portHarcourt, from: today, to: today },
  });
  const officer = officers.find(({ name }) => name === 'Sample Protocol Officer');
  const startsAt = Date.now() - 3_600_000;
  const body = {
    officerId: officer?.id ?? 0,
    airportId: portHarcourt,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 12 * 3_600_000).toISOString(),
    isLead: true,
  };
  await portal.call(createShift, { token, body });
}

/** The page is as wide as a phone, and nothing may make it wider. */
async function giveByKeyboard(lead: Page): Promise<void> {
  await lead.setViewportSize({ width: 360, height: 740 });
  await lead.goto(`/app/desk/roster?airport=${portHarcourt}`);
  const keyboard = new Keyboard(lead);
  await expect(lead.getByRole('button', { name: 'Assign bookings' }), 'no scrolling to it').toBeInViewport();
  for (const number of ['P47121', ...others]) {
    await keyboard.to('checkbox', new RegExp(number));
    await keyboard.press('Space');
  }
  await keyboard.to('combobox', /^Officer/);
  await lead.keyboard.type('Sample Protocol');
  await keyboard.press('Enter');
  await keyboard.use('button', /^Assign 6 bookings$/);
  await expect(lead.getByText('6 bookings assigned to Sample Protocol Officer')).toBeVisible();
  await keyboard.use('button', /^Flight P47126 of Sample Protocol Officer$/);
  await expect(lead.getByRole('dialog', { name: 'Flight P47126' })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.use('button', /^Add a shift$/);
  await expect(lead.getByRole('dialog', { name: 'Add a shift' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(lead.getByRole('dialog')).toHaveCount(0);
  const overflow = () =>
    lead.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await lead.emulateMedia({ media: 'print' });
  await expect(
    lead.getByRole('button', { name: 'Flight P47126 of Sample' }),
    'paper says who meets whom',
  ).toBeVisible();
  await expect(lead.getByText('Add a shift')).toBeHidden();
  await lead.emulateMedia({ media: 'screen' });
}

const scan = async (officer: Page, code: string) => {
  await officer.getByRole('button', { name: 'Scan' }).click();
  const dialog = officer.getByRole('dialog', { name: /^Scan at/ });
  await dialog.getByLabel('Code of the voucher').fill(code);
  await dialog.getByRole('button', { name: 'Look up' }).click();
  return dialog;
};

test('a voucher holds for whoever is shown it, is scanned at the desk with a network and without, and who is met, and by whom, shows to whoever booked', async ({
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
  await officer.goto(`/app/desk/bookings?airport=${portHarcourt}`);
  const dialog = await scan(officer, portal.url + address);
  await expect(dialog.getByText('Valid voucher')).toBeVisible();
  await dialog.getByRole('button', { name: 'Met: 3 passengers' }).click();
  await expect(dialog.getByText('Met, stored')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^(At the airport: )?Met \d\d:\d\d$/ })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Camera' }).click();
  await expect(dialog.getByText(/^Already met at /)).toBeVisible();
  await officer.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await makeLead(portal);
  await giveByKeyboard(officer);
  await expect(page.getByText('Your officer: Sample.')).toBeVisible();

  await keepDay(officer, portHarcourt, 'P47121');
  await officer.context().setOffline(true);
  await officer.goto('/desk/offline');
  await unlock(officer);
  await officer.getByRole('button', { name: 'Camera' }).click();
  await expect(officer.getByRole('alert').getByText('Already met')).toBeVisible();
  await camera.close();
});
