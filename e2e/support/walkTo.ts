import { expect, type Page } from 'playwright/test';

/**
 * The portal is not loaded again: to the router this is a step through the history, like Back, not a link.
 * The two pages must have different titles, and the first page must already show its own.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(title);
  const { pathname } = new URL(path, page.url());
  await expect(page).toHaveURL((url) => url.pathname === pathname);
};
