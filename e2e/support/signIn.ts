import { expect, type Page } from 'playwright/test';
import { field } from './field.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signOutOn = async (page: Page): Promise<void> => {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^Account of / }).click();
  await bar.getByRole('button', { name: 'Logout' }).click();
};

export const signInOn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
};
