import { expect, type Page } from 'playwright/test';

/** Goes to another page as a link does, without loading the portal again. */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(title);
};
