import { checks } from '../checks/checks.ts';
import { runSteps } from '../test/runSteps.ts';

export const run = async (): Promise<number> => {
  const { passed, failed } = await runSteps(checks);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
