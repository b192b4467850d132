import { expect, type Page } from 'playwright/test';

/**
 * The portal is not loaded again: to the router this is a step through the history, like Back, not a link.
 * The title is emptied first, so that the next one is the title of the page that follows. The test must have
 * seen the page it walks from: on the way back from one that never appeared, React sets no title again.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle('');
  const { pathname } = new URL(path, page.url());
  await expect(page).toHaveURL((url) => url.pathname === pathname);
};
