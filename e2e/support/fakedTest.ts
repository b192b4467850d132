import { expect } from 'playwright/test';
import { FakedPortal } from './FakedPortal.ts';
import { watchedTest } from './watchedTest.ts';

interface Fixtures {
  readonly portal: FakedPortal;
}

export const test = watchedTest.extend<Fixtures>({
  portal: async ({}, use) => {
    const portal = new FakedPortal();
    await portal.listen();
    await use(portal);
    portal.close();
    expect(portal.faults).toEqual([]);
  },
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
});

export { expect };
