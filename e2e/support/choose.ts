import { expect, type Locator } from 'playwright/test';

export const choose = async (select: Locator, text: string): Promise<void> => {
  await select.click();
  // A closed select takes the filled text at once, as from the browser's autofill.
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await select.fill(text);
  await expect(select.page().getByRole('option', { name: text, exact: true })).toBeVisible();
  await select.press('Enter');
  await expect(select).toHaveValue(text);
};
