import { readFileSync } from 'node:fs';
import { buildFrontEnd } from 'tooling/portal';
import { inRoot, runPlaywright } from 'tooling/programs';

/** Runs measurements/specs/NAME.spec.ts on the built portal; resolves to what it writes into the file of RESULT_FILE. */
export const measureInBrowser = async <Result>(
  name: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> => {
  await buildFrontEnd();
  const file = inRoot('.cache', `${name}.json`);
  const code = await runPlaywright('all', { ...env, RESULT_FILE: file }, [`${name}.spec.ts`], 'measurements');
  if (code !== 0) throw new Error(`measurements/specs/${name}.spec.ts failed`);
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  return result;
};
