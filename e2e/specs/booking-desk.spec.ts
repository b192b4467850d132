import type { Page } from 'playwright/test';
import { createBookings, createService, deskDay, updateBookingStatus } from 'shared-api/contract';
import { lagosDate, lagosInstant } from 'shared-api/rules';
import { Barriers } from '../support/barriers.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** No other test books at this airport. */
const ilorin = 16;
const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => lagosDate(new Date(Date.now() + days * dayMs));

interface Flight {
  date: string;
  time: string;
  number: string;
  passengers?: number;
}

const entryOf =
  (ServiceId: number) =>
  ({ date, time, number, passengers = 1 }: Flight) => ({
    Flight_Number: number,
    airline: 'Air Peace' as const,
    Date_Of_Travel: date,
    Date_Of_Arrival: lagosInstant(date, time).toISOString(),
    AirportId: ilorin,
    DestinationAirportId: 13,
    ServiceId,
    Accept: true as const,
    Passengers: Array.from({ length: passengers }, (_, index) => ({
      FirstName: 'Alfa',
      LastName: `Juliett${index}`,
      Designation: 'Ms.' as const,
      Gender: 'Female' as const,
      mobileNumber: '08031234567',
      Wheel_Chair: index === 0,
    })),
  });

/** A client who books cheaply, so that one wallet fills a day. */
const booker = async (portal: Portal) => {
  const client = await fundedClient(portal);
  const { id } = await portal.call(createService, {
    token: await portal.tokenOf('Administrator'),
    body: { Name: 'Escort', Description: 'To the gate', Price: 100, ServiceTypeId: 1 },
  });
  const book = (flights: readonly Flight[]) =>
    portal.call(createBookings, { token: client.token, body: flights.map(entryOf(id)) });
  return { client, book };
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openDesk = async (page: Page, portal: Portal, date: string) => {
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await page.goto(`/app/desk/bookings?airport=${ilorin}&date=${date}`);
};
const flightOf = (page: Page, name: string) => page.getByRole('region', { name: `Flight ${name}` });

test('an officer serves a day hour by hour: live, marked in place, a faster colleague shown [STAFF-12, STATUS-10, STATUS-11]', async ({
  page,
  portal,
}) => {
  const date = dayIn(20);
  const { book } = await booker(portal);
  await book([
    { date, time: '06:15', number: 'P47121', passengers: 2 },
    { date, time: '14:00', number: 'P47500' },
  ]);
  await openDesk(page, portal, date);
  await expect(
    page.getByRole('heading', { name: /^06:00 AM 1 flight, 2 passengers, 1 without an outcome/ }),
  ).toBeVisible();
  await expect(flightOf(page, 'P47121 at 06:15 AM').getByText('Wheelchair')).toBeVisible();

  await book([{ date, time: '06:45', number: 'P47130' }]);
  await expect(flightOf(page, 'P47130 at 06:45 AM')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('There are no bookings on this day')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const early = flightOf(page, 'P47121 at 06:15 AM');
  await early.getByRole('button', { name: /^Service rendered/ }).click();
  const question = page.getByRole('dialog', { name: 'Service rendered?' });
  await expect(question).toContainText(/The flight is still to come: .*, 06:15 AM WAT/);
  await question.getByRole('button', { name: 'Record service rendered' }).dblclick();
  await expect(early.getByText('Service_Rendered', { exact: true })).toBeVisible();
  await expect(early.getByRole('button', { name: /^No show/ })).toHaveCount(0);

  const afternoon = flightOf(page, 'P47500 at 02:00 PM');
  await page.route('**/api/booking-services', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const token = await portal.tokenOf('Administrator');
    const rows = await portal.call(deskDay, { token, query: { airportId: ilorin, date } });
    const Id = rows.find(({ flight_Number }) => flight_Number === 'P47500')?.id ?? 0;
    await portal.call(updateBookingStatus, { token, body: { Id, BookingStatus: 'No_Show' } });
    return route.continue();
  });
  await afternoon.getByRole('button', { name: /^Service rendered/ }).click();
  await question.getByRole('button', { name: 'Record service rendered' }).click();
  await expect(afternoon.getByText(/^Already set to No_Show by .*Your mark was not stored\.$/)).toBeVisible();
  await expect(afternoon.getByText('No_Show', { exact: true })).toBeVisible();
  const barriers = new Barriers(page);
  await page.evaluate(() => scrollTo(0, 0));
  await barriers.look('a day at the desk');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  expect(barriers.found).toEqual([]);
});

test('an outcome whose reply is lost is stored once, and nobody is told that a colleague was faster [STAFF-12, STATUS-11]', async ({
  page,
  portal,
}) => {
  const date = dayIn(22);
  const { book } = await booker(portal);
  await book([{ date, time: '06:15', number: 'P47121' }]);
  await openDesk(page, portal, date);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/booking-services', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    sent.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    return route.abort();
  });
  const flight = flightOf(page, 'P47121 at 06:15 AM');
  await flight.getByRole('button', { name: /^No show/ }).click();
  const question = page.getByRole('dialog', { name: 'No show?' });
  await expect(question).toContainText(/The client is charged .*nothing is refunded/);
  await question.getByRole('button', { name: 'Record no show' }).click();
  await expect(flight.getByText('No_Show', { exact: true })).toBeVisible();
  await expect(page.getByText(/Already set/)).toHaveCount(0);
  expect(sent).toEqual([expect.stringMatching(/./)]);
});

type Box = { x: number; y: number; width: number; height: number };
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the outcomes at the desk are as large as a finger and apart from each other', async ({
    page,
    portal,
  }) => {
    const date = dayIn(23);
    const { book } = await booker(portal);
    await book([{ date, time: '06:15', number: 'P47121' }]);
    await openDesk(page, portal, date);
    const flight = flightOf(page, 'P47121 at 06:15 AM');
    const apart = (one: Box, other: Box) =>
      Math.max(other.x - one.x - one.width, one.x - other.x - other.width, other.y - one.y - one.height);
    // The page is still arranged after they are there.
    await expect(async () => {
      const boxes = [];
      for (const name of [/^Service rendered/, /^No show/, /^Flight cancelled/])
        boxes.push((await flight.getByRole('button', { name }).boundingBox()) ?? nowhere);
      for (const [index, box] of boxes.entries()) {
        expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
        for (const next of boxes.slice(index + 1)) expect(apart(box, next)).toBeGreaterThanOrEqual(12);
      }
    }).toPass({ timeout: 10_000 });
  });
});

/** The pages of a PDF as the browser prints it: their sizes in points. */
const pageSizes = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((points) => Math.round(Number(points))),
  );

test('the day prints on A4, black on white, without the portal around it', async ({ page, portal }) => {
  const date = dayIn(21);
  const { book } = await booker(portal);
  const hours = ['06', '07', '09', '12', '13', '17', '18', '21'];
  await book(
    hours.flatMap((hour, index) => [
      { date, time: `${hour}:15`, number: `P4700${index}`, passengers: 6 },
      { date, time: `${hour}:45`, number: `W3900${index}`, passengers: 9 },
    ]),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDesk(page, portal, date);
  await expect(flightOf(page, 'W39007 at 09:45 PM')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('table').first();
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/Ilorin International Airport \(ILR\).*Printed .* WAT/);
  await expect(sheet.getByText('Signature').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true }));
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.every(([width, height]) => width === 595 && height === 842)).toBe(true);
});
