import { expect, type Locator } from 'playwright/test';

export const choose = async (select: Locator, text: string): Promise<void> => {
  await select.click();
  // `fill` must wait until the list is open. In a closed list, the select mistakes `fill` for the browser's
  // autofill and chooses an option at once.
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await select.fill(text);
  await expect(select.page().getByRole('option', { name: text, exact: true })).toBeVisible();
  await select.press('Enter');
  await expect(select).toHaveValue(text);
};
