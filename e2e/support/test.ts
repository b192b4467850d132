import { expect } from 'playwright/test';
import { endAll } from 'tooling/programs';
import { Barriers, type Views } from './barriers.ts';
import { HostileSite } from './HostileSite.ts';
import { Portal } from './Portal.ts';
import { PortalLog } from './PortalLog.ts';
import { runningPortal } from './runningPortal.ts';
import { watchedTest } from './watchedTest.ts';

export interface Fixtures {
  /** It is read at the end of every test. */
  readonly portalLog: PortalLog;
  readonly views: Views;
  /** There must be none at the end. */
  readonly barriers: Barriers;
  readonly hostile: HostileSite;
}

export interface Shared {
  /** Without one the portal has the sample data alone. */
  readonly data: string | undefined;
  readonly portal: Portal;
}

export const test = watchedTest.extend<Fixtures, Shared>({
  data: [undefined, { option: true, scope: 'worker' }],
  portal: [
    async ({ data }, use) => {
      await use(new Portal(await runningPortal(data)));
      await endAll();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
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
});

export { expect };
