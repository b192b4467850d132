import { expect, type Page } from 'playwright/test';

/** Confirms the question that a channel's link asks signed-in users. */
export const runPreview = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^You are about to run .*, which is not released/)).toBeVisible();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText(/^You see a new version of .* before others do/)).toBeVisible();
};
