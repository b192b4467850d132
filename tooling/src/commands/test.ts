import { parseArgs } from 'node:util';
import { runSteps } from '../test/runSteps.ts';
import { groups } from '../test/Step.ts';
import { changedSteps, steps } from '../test/steps.ts';

/**
 * `--only unit,server,e2e,checks` runs these groups. `--changed` runs the tests affected by changes since
 * main.
 */
export const run = async (options: readonly string[]): Promise<number> => {
  const { values } = parseArgs({
    args: [...options],
    options: { only: { type: 'string', default: groups.join() }, changed: { type: 'boolean' } },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !groups.some((group) => group === name));
  if (unknown.length > 0)
    throw new Error(
      `--only takes ${groups.join(', ')}, separated by commas; not ${unknown.join(', ') || 'nothing'}.`,
    );
  const { passed, failed } = await runSteps(
    values.changed ? await changedSteps() : steps.filter(({ group }) => wanted.includes(group)),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
