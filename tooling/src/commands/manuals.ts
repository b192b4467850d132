import { endAll } from '../processes/atEnd.ts';
import { runPlaywright } from '../test/playwright.ts';

export const run = async (): Promise<number> => {
  const code = await runPlaywright('screenshots', {}, ['manuals.spec.ts']);
  await endAll();
  return code;
};
