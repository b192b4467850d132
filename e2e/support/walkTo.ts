import { expect, type Page } from 'playwright/test';

/**
 * Goes to another page without loading the portal again. To the router this is a step through the history, as
 * Back is, and not the press of a link. The page before must have its own title by then, and the next another one.
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
