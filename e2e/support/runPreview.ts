import { expect, type Page } from 'playwright/test';

export const runPreview = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^You are about to run .*, which is not released/)).toBeVisible();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText(/^You see a new version of .* before others do/)).toBeVisible();
};
