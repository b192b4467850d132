import { expect, type Locator } from 'playwright/test';

/** Opens a select, narrows its list to this text, and chooses it. */
export const choose = async (select: Locator, text: string): Promise<void> => {
  await select.click();
  // A closed select chooses what is filled in by its text at once, as for a browser's own filling.
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await select.fill(text);
  await expect(select.page().getByRole('option', { name: text, exact: true })).toBeVisible();
  await select.press('Enter');
  await expect(select).toHaveValue(text);
};
