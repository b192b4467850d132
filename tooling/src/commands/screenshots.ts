import { endAll } from '../processes/atEnd.ts';
import { runPlaywright } from '../test/playwright.ts';

/** The pictures are written to docs/screenshots and .cache/screenshots, at 1280 and 360 px. */
export const run = async (): Promise<number> => {
  const code = await runPlaywright('screenshots', {}, ['screenshots.spec.ts']);
  await endAll();
  return code;
};
