import type { Page } from 'playwright/test';

export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** The counts are lost when the page is loaded again. */
export const countEffort = async (page: Page): Promise<() => Promise<Effort>> => {
  const counted = await page.evaluateHandle(() => {
    const effort = { clicks: 0, keys: 0 };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && effort.clicks++, true);
    addEventListener('keydown', ({ isTrusted }) => isTrusted && effort.keys++, true);
    return effort;
  });
  return () => counted.jsonValue();
};
