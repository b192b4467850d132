import { test as base, expect, type Page } from 'playwright/test';
import { timeInteractions } from './slowInteractions.ts';

export interface Watched {
  /** The test causes these errors on purpose. */
  readonly tolerated: RegExp | undefined;
}

const policyViolation = /Content Security Policy|Refused to (load|execute|apply|connect)/;

const watch = (page: Page, failures: string[]): void => {
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (policyViolation.test(message.text())) failures.push(`${page.url()}: ${message.text()}`);
  });
};

export const watchedTest = base.extend<Watched>({
  tolerated: [undefined, { option: true }],
  context: async ({ browser, context, tolerated }, use, { title }) => {
    const failures: string[] = [];
    await timeInteractions(context, title);
    context.on('page', (page) => watch(page, failures));
    await use(context);
    // The pages of other people would otherwise go on refetching beside the next test.
    for (const other of browser.contexts()) if (other !== context) await other.close();
    expect(failures.filter((failure) => !tolerated?.test(failure))).toEqual([]);
  },
});
