import { endAll } from '../processes/atEnd.ts';
import { runPlaywright } from '../test/playwright.ts';

/** The pictures go into docs/screenshots and .cache/screenshots, at 1280 and at 360 px. */
export const run = async (): Promise<number> => {
  const code = await runPlaywright('screenshots', {}, ['screenshots.spec.ts']);
  await endAll();
  return code;
};
