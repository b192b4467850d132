import type { Locator } from 'playwright/test';

/** Opens a select and picks the option with this text. */
export const choose = async (select: Locator, text: string): Promise<void> => {
  await select.click();
  await select.page().getByRole('option', { name: text, exact: true }).click();
};
