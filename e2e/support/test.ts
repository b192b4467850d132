import { test as base, expect, type Page } from 'playwright/test';
import { Barriers, type Views } from './barriers.ts';
import { HostileSite } from './HostileSite.ts';
import { Portal } from './Portal.ts';
import { PortalLog } from './PortalLog.ts';
import { runningPortal } from './runningPortal.ts';
import { timeInteractions } from './slowInteractions.ts';

export interface Fixtures {
  /** Errors that a test causes on purpose. */
  readonly tolerated: RegExp | undefined;
  /** What the portal logs meanwhile; it is read at the end of every test. */
  readonly portalLog: PortalLog;
  /** How many views of each state are looked at. */
  readonly views: Views;
  /** What keeps people out, of which there is nothing at the end. */
  readonly barriers: Barriers;
  /** A site of somebody else, beside the portal. */
  readonly hostile: HostileSite;
}

/** What the tests of one process share. */
export interface Shared {
  /** A folder that the portal begins with a copy of; without one it has the sample data alone. */
  readonly data: string | undefined;
  readonly portal: Portal;
}

const policyViolation = /Content Security Policy|Refused to (load|execute|apply|connect)/;

/** What must never happen on any page: an uncaught error, or something that the security policy had to stop. */
const watch = (page: Page, failures: string[]): void => {
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (policyViolation.test(message.text())) failures.push(`${page.url()}: ${message.text()}`);
  });
};

export const test = base.extend<Fixtures, Shared>({
  data: [undefined, { option: true, scope: 'worker' }],
  portal: [
    async ({ data }, use) => {
      const running = await runningPortal(data);
      await use(new Portal(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  tolerated: [undefined, { option: true }],
  portalLog: [
    async ({ portal }, use) => {
      const log = new PortalLog(portal);
      await log.begin();
      await use(log);
      expect(await log.faults()).toEqual([]);
    },
    { auto: true },
  ],
  views: ['one', { option: true }],
  barriers: async ({ page, views }, use) => {
    const barriers = new Barriers(page, views);
    await use(barriers);
    expect(barriers.found).toEqual([]);
  },
  hostile: async ({}, use) => {
    const hostile = new HostileSite();
    await hostile.listen();
    await use(hostile);
    hostile.close();
  },
  context: async ({ context, tolerated }, use, { title }) => {
    const failures: string[] = [];
    await timeInteractions(context, title);
    context.on('page', (page) => watch(page, failures));
    await use(context);
    expect(failures.filter((failure) => !tolerated?.test(failure))).toEqual([]);
  },
});

export { expect };
