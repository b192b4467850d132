import type { Page } from 'playwright/test';
import { createBookings, createService, deskDay, updateBookingStatus } from 'shared-api/contract';
import { dayMs, lagosDate, lagosInstant } from 'shared-api/rules';
import { oneFlight, party } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** No other test books at this airport on the days of these tests. */
const ilorin = 16;
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
    ...oneFlight(ServiceId),
    Flight_Number: number,
    Date_Of_Travel: date,
    Date_Of_Arrival: lagosInstant(date, time).toISOString(),
    AirportId: ilorin,
    Passengers: party(passengers).map((person, index) => ({ ...person, Wheel_Chair: index === 0 })),
  });

/** One client's wallet pays for all bookings of a day. */
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

const openDesk = async (page: Page, portal: Portal, date: string) => {
  await page.clock.install();
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await page.goto(`/app/desk/bookings?airport=${ilorin}&date=${date}`);
};
/** After this time, an outcome can no longer be undone and is sent. */
const passUndoTime = (page: Page) => page.clock.runFor(6_100);
const flightOf = (page: Page, name: string) => page.getByRole('region', { name: `Flight ${name}` });

test('an officer serves a day hour by hour: live, marked in place, a faster colleague shown [STAFF-12, STATUS-10, STATUS-11]', {
  tag: '@axe',
}, async ({ page, portal, barriers }) => {
  const date = dayIn(20);
  const { book } = await booker(portal);
  await book([
    { date, time: '06:15', number: 'P47121', passengers: 2 },
    { date, time: '14:00', number: 'P47500' },
  ]);
  await openDesk(page, portal, date);
  await expect(
    page.getByRole('heading', { name: /^06:00 1 flight, 2 passengers, 1 without an outcome/ }),
  ).toBeVisible();
  await flightOf(page, 'P47121 at 06:15').getByText('Ms. Alfa Juliett0').click();
  const details = page.getByRole('dialog', { name: 'Flight P47121' });
  await expect(details.getByText('Wheelchair')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Call Ms. Alfa Juliett1: 0803 123 4567' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await book([{ date, time: '06:45', number: 'P47130' }]);
  await expect(flightOf(page, 'P47130 at 06:45')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('There are no bookings on this day')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const early = flightOf(page, 'P47121 at 06:15');
  await early.getByRole('button', { name: /^Service rendered/ }).click();
  const question = page.getByRole('dialog', { name: 'Service rendered?' });
  await expect(question).toContainText(/The flight is still to come: .*, 06:15\sWAT/);
  await question.getByRole('button', { name: 'Record service rendered' }).dblclick();
  await expect(early.getByText('Service rendered', { exact: true })).toBeVisible();
  await passUndoTime(page);
  await expect(early.getByText('Service_Rendered', { exact: true })).toBeVisible();
  await expect(early.getByRole('button', { name: /^More actions/ })).toHaveCount(0);

  const afternoon = flightOf(page, 'P47500 at 14:00');
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
  await passUndoTime(page);
  await expect(afternoon.getByText(/^Already set to No show by .*Your mark was not stored\./)).toBeVisible();
  await expect(afternoon.getByText('No_Show', { exact: true })).toBeVisible();
  await barriers.look('a day at the desk');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
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
  const flight = flightOf(page, 'P47121 at 06:15');
  await flight.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: /^No show: The client is charged/ }).click();
  const question = page.getByRole('dialog', { name: 'No show?' });
  await expect(question).toContainText(/The client is charged .*nothing is refunded/);
  await question.getByRole('button', { name: 'Record no show' }).click();
  await passUndoTime(page);
  await expect(flight.getByText('No_Show', { exact: true })).toBeVisible();
  await expect(page.getByText(/Already set/)).toHaveCount(0);
  expect(sent).toEqual([expect.stringMatching(/./)]);
});

type Box = { x: number; y: number; width: number; height: number };
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the outcomes at the desk are words as large as a finger and apart from each other, and names are whole', async ({
    page,
    portal,
  }) => {
    const date = dayIn(23);
    const { book } = await booker(portal);
    await book([{ date, time: '06:15', number: 'P47121' }]);
    await openDesk(page, portal, date);
    const flight = flightOf(page, 'P47121 at 06:15');
    await expect(flight.getByRole('button', { name: /^Service rendered/ })).toHaveText('Rendered');
    const passenger = flight.getByText(/Alfa Juliett/);
    // The layout still changes after the buttons have appeared, so the checks are repeated.
    await expect(async () => {
      expect(await passenger.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      const boxes = [];
      for (const name of [/^Service rendered/, /^More actions/])
        boxes.push((await flight.getByRole('button', { name }).boundingBox()) ?? nowhere);
      for (const { width, height } of boxes)
        expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
      const [usual = nowhere, more = nowhere] = boxes;
      expect(Math.round(more.x - usual.x - usual.width)).toBeGreaterThanOrEqual(8);
      const row = (await flight.getByRole('listitem').boundingBox()) ?? nowhere;
      expect(Math.round(row.height)).toBeLessThanOrEqual(97);
    }).toPass({ timeout: 10_000 });
  });
});

/** Opens the desk at 23:30 of the day. Without the header `Date`, the page does not correct its clock. */
const openAfterwards = async (page: Page, portal: Portal, date: string) => {
  await page.context().addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'Date' ? null : get.call(this, name);
    };
  });
  await page.clock.install({ time: lagosInstant(date, '23:30') });
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await page.goto(`/app/desk/bookings?airport=${ilorin}&date=${date}`);
};

const renderedOn = (portal: Portal, date: string) => async () => {
  const token = await portal.tokenOf('Administrator');
  const rows = await portal.call(deskDay, { token, query: { airportId: ilorin, date } });
  return rows.filter(({ bookingStatus }) => bookingStatus === 'Service_Rendered').length;
};

const barsPx = 112;
const isInSight = ({ y, height }: Box, page: Page) =>
  y >= barsPx && y + height <= (page.viewportSize()?.height ?? 0);

test('twenty arrivals at the desk take twenty keys and no scrolling [STAFF-12]', async ({ page, portal }) => {
  const date = dayIn(24);
  const { book } = await booker(portal);
  const time = (index: number) => `${String(index + 1).padStart(2, '0')}:15`;
  await book(
    Array.from({ length: 20 }, (_, index) => ({ date, time: time(index), number: `P47${100 + index}` })),
  );
  await openAfterwards(page, portal, date);
  await expect(page.getByRole('link', { name: 'To do 20' })).toBeVisible();
  // The clock stands still, because on a slow machine the time for undoing could end between two of these keys.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (let keys = 0; keys < 20; keys++) {
    const next = page.locator('li[aria-current][data-marked=false]');
    await expect.poll(async () => isInSight((await next.boundingBox()) ?? nowhere, page)).toBe(true);
    await page.keyboard.press('r');
    await expect(async () => {
      await page.clock.runFor(10);
      expect(await page.locator('li[data-marked=true]').count()).toBe(keys + 1);
    }).toPass({ timeout: 10_000 });
  }
  await passUndoTime(page);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Done 20' })).toBeVisible();
  await expect.poll(renderedOn(portal, date)).toBe(20);
});

test('twenty arrivals on twelve flights take twelve taps and no scrolling [STAFF-12]', async ({
  page,
  portal,
}) => {
  const date = dayIn(25);
  const flights = Array.from({ length: 12 }, (_, index) => ({
    date,
    time: `${String(index + 6).padStart(2, '0')}:15`,
    number: `P47${200 + index}`,
  }));
  await (await booker(portal)).book(flights);
  await (await booker(portal)).book(flights.slice(0, 8));
  await openAfterwards(page, portal, date);
  await expect(page.getByRole('link', { name: 'To do 20' })).toBeVisible();
  const toTap = page.getByRole('button', { name: /^Mark all 2 bookings|^Service rendered: .*P472(08|09|1)/ });
  for (let taps = 0; taps < 12; taps++) {
    await expect(toTap).toHaveCount(12 - taps);
    const firstInSight = async () => {
      const boxes: Box[] = await toTap.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().toJSON()),
      );
      return boxes.findIndex((box) => isInSight(box, page));
    };
    await expect.poll(firstInSight).toBeGreaterThanOrEqual(0);
    await toTap.nth(await firstInSight()).click();
    await passUndoTime(page);
    await expect(page.locator('li[data-marked=true]')).toHaveCount(0);
  }
  await expect.poll(renderedOn(portal, date)).toBe(20);
});

/** Waits for the service worker, because calls must survive leaving a page even if a worker controls the page. */
const markRendered = async (page: Page, flight: string) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole('button', { name: new RegExp(`^Service rendered: .*${flight}`) }).click();
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
};

test.describe('beside the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an outcome that is marked leaves with the page that is left, or closed, before its time [STAFF-12]', async ({
    context,
    page,
    portal,
  }) => {
    const date = dayIn(26);
    const { book } = await booker(portal);
    await book(['P47121', 'P47122'].map((number) => ({ date, time: '06:15', number })));
    await openAfterwards(page, portal, date);
    const closed = await context.newPage();
    await closed.goto(page.url());
    await markRendered(page, 'P47121');
    await page.goto('about:blank');
    await expect.poll(renderedOn(portal, date)).toBe(1);
    await markRendered(closed, 'P47122');
    await closed.close({ runBeforeUnload: true });
    await expect.poll(renderedOn(portal, date)).toBe(2);
  });
});

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
  await expect(flightOf(page, 'W39007 at 21:45')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('table').first();
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/Ilorin International Airport \(ILR\).*Printed .*\sWAT/);
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
