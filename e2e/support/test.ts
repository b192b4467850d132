import { expect } from 'playwright/test';
import { endAll } from 'tooling/programs';
import { Barriers, type Views } from './barriers.ts';
import { HostileSite } from './HostileSite.ts';
import { Portal } from './Portal.ts';
import { PortalLog } from './PortalLog.ts';
import { runningPortal } from './runningPortal.ts';
import { watchedTest } from './watchedTest.ts';

export interface Fixtures {
  readonly portalLog: PortalLog;
  readonly views: Views;
  readonly barriers: Barriers;
  readonly hostile: HostileSite;
}

export interface Shared {
  /** Without `data`, the portal has only the sample data. */
  readonly data: string | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly portal: Portal;
}

export const test = watchedTest.extend<Fixtures, Shared>({
  data: [undefined, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ data, environment }, use) => {
      await use(new Portal(await runningPortal(data, environment)));
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
