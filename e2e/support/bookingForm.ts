import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { bothClocks } from 'shared-api/rules';
import { choose } from './choose.ts';
import { field } from './field.ts';
import { flightInTenDays } from './flights.ts';

export const addPassenger = async (page: Page, name: string): Promise<void> => {
  const another = page.getByRole('button', { name: 'Add another passenger' });
  if (await another.isVisible()) await another.click();
  await choose(field(page, 'Designation'), 'Ms.');
  await choose(field(page, 'Gender'), 'Female');
  await field(page, 'First name').fill(name);
  await field(page, 'Last name').fill('Juliett');
  await field(page, 'Mobile number').fill('08031234567');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('cell', { name: new RegExp(name) }).first()).toBeVisible();
  // The form becomes empty for the next passenger a moment after the table shows the new row.
  await expect(field(page, 'First name')).toHaveValue('');
};

export const addPassengers = async (page: Page, names: readonly string[]): Promise<void> => {
  const flight = flightInTenDays();
  await choose(field(page, 'Airport'), 'Abuja (ABV), Nnamdi Azikiwe International Airport');
  await choose(field(page, 'Destination'), 'Lagos (LOS), Murtala Muhammed International Airport');
  await field(page, 'Travel date').fill(flight.typedDate);
  await choose(field(page, 'Airport time'), bothClocks(flight.time));
  await field(page, 'Flight number').fill('P47121');
  await expect(field(page, 'Airline')).toHaveValue('Air Peace');
  for (const name of names) await addPassenger(page, name);
};

export const continueToReview = async (page: Page): Promise<void> => {
  const accepts = page.getByRole('checkbox', { name: /Booking Terms and Conditions/ });
  // A press of the mouse could miss the box, because the page above it grows while its lists arrive.
  if (!(await accepts.isChecked())) await accepts.press('Space');
  await expect(accepts).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
};
