import { readFileSync } from 'node:fs';
import { buildFrontEnd } from 'tooling/portal';
import { inRoot } from 'tooling/programs';
import { runSpec } from '../runSpec.ts';

/**
 * It runs measurements/specs/NAME.spec.ts on the built portal, which writes its result into the file of
 * RESULT_FILE.
 */
export const measureInBrowser = async <Result>(
  name: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> => {
  await buildFrontEnd();
  const file = inRoot('.cache', `${name}.json`);
  if ((await runSpec(name, { ...env, RESULT_FILE: file })) !== 0)
    throw new Error(`measurements/specs/${name}.spec.ts failed`);
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  return result;
};
