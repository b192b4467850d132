import { expect, type Page } from 'playwright/test';
import { type BodyOf, createBookings, createService, type ReplyOf } from 'shared-api/contract';
import { lagosDate, lagosInstant } from 'shared-api/rules';
import { field } from './field.ts';
import { oneFlight } from './flights.ts';
import { fundedClient } from './fundedClient.ts';
import type { Portal } from './Portal.ts';

export const pin = '482915';
export const telephone = '08055598765';
export const flightNumber = (n: number): string => `P4${700 + n}`;

/**
 * Officers can record that they met a passenger only shortly before the flight, and only on its day. If the
 * day is about to end, this waits for the next.
 */
export const laterToday = async () => {
  const today = () => lagosDate(new Date());
  await expect
    .poll(() => lagosDate(new Date(Date.now() + 2 * 60_000)) === today(), { timeout: 130_000 })
    .toBe(true);
  const at = Math.min(Date.now() + 30 * 60_000, lagosInstant(today(), '23:59').getTime());
  return { Date_Of_Travel: today(), Date_Of_Arrival: new Date(at).toISOString() };
};

interface Arrivals {
  readonly airport: number;
  readonly bookings: number;
  readonly passengers?: number;
}

/** Each booking has its own flight. The service is cheap, so that one wallet suffices. */
export const bookArrivals = async (
  portal: Portal,
  { airport, bookings, passengers = 1 }: Arrivals,
): Promise<ReplyOf<typeof createBookings>> => {
  const { token } = await fundedClient(portal);
  const service = await portal.call(createService, {
    token: await portal.tokenOf('Administrator'),
    body: { Name: 'Escort', Description: 'To the gate', Price: 100, ServiceTypeId: 1 },
  });
  const times = await laterToday();
  const person = (n: number) => ({
    FirstName: `Quenby${'abcdefghij'[n]}`,
    LastName: 'Xylander',
    mobileNumber: telephone,
    Designation: 'Mr.' as const,
    Gender: 'Male' as const,
  });
  const flights: BodyOf<typeof createBookings> = Array.from({ length: bookings }, (_, n) => ({
    ...oneFlight(service.id),
    Flight_Number: flightNumber(n),
    ...times,
    AirportId: airport,
    Passengers: Array.from({ length: passengers }, (_none, index) => person(index)),
  }));
  const booked = [];
  for (let n = 0; n < bookings; n += 10)
    booked.push(...(await portal.call(createBookings, { token, body: flights.slice(n, n + 10) })));
  return booked;
};

export const keepDay = async (page: Page, airport: number, flight = flightNumber(0)): Promise<void> => {
  await page.goto(`/app/desk/bookings?airport=${airport}`);
  await expect(page.getByRole('button', { name: new RegExp(flight) }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep this day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this day' });
  await field(dialog, 'PIN').fill(pin);
  await field(dialog, 'PIN again').fill(pin);
  await dialog.getByRole('button', { name: 'Keep this day' }).click();
  await expect(page.getByRole('button', { name: /^Kept / })).toBeVisible();
};

export const unlock = async (page: Page, typed = pin): Promise<void> => {
  await field(page, 'PIN').fill(typed);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

export const countKept = (page: Page, store: 'marks' | 'copies'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('desk');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const count = open.result.transaction(name).objectStore(name).count();
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
    store,
  );
