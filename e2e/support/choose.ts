import { expect, type Locator } from 'playwright/test';

export const choose = async (select: Locator, text: string): Promise<void> => {
  await select.click();
  // A closed select would accept the text at once, as if the browser had filled in the text.
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await select.fill(text);
  await expect(select.page().getByRole('option', { name: text, exact: true })).toBeVisible();
  await select.press('Enter');
  await expect(select).toHaveValue(text);
};
