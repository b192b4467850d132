import { runPlaywright } from '../test/playwright.ts';

/** The pictures are written to docs/screenshots and .cache/screenshots, at 1280 and 360 px. */
export const run = (): Promise<number> => runPlaywright('screenshots', {}, ['screenshots.spec.ts']);
