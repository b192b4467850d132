import { endAll } from '../processes/atEnd.ts';
import { runPlaywright } from '../test/playwright.ts';

/** The manuals in shell/public/manuals get pictures of the built portal as it is now. */
export const run = async (): Promise<number> => {
  const code = await runPlaywright('screenshots', {}, ['manuals.spec.ts']);
  await endAll();
  return code;
};
