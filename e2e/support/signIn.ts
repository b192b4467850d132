import { expect, type Page } from 'playwright/test';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in through the form and waits until the dashboard is there. */
export const signInOn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
};
