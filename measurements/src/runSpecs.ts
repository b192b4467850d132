import { buildFrontEnd } from 'tooling/portal';
import { runPlaywright } from 'tooling/programs';

export const runSpecs = async (...playwright: Parameters<typeof runPlaywright>): Promise<void> => {
  await buildFrontEnd();
  if ((await runPlaywright(...playwright)) !== 0)
    throw new Error(`${playwright[0]}: a test in the browser failed`);
};

export const measure = (spec: string, env: NodeJS.ProcessEnv = {}): Promise<void> =>
  runSpecs('all', env, [`${spec}.spec.ts`], 'measurements');
