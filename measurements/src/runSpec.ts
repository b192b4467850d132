import { buildFrontEnd } from 'tooling/portal';
import { runPlaywright } from 'tooling/programs';

export const runSpec = async (name: string, env: NodeJS.ProcessEnv = {}): Promise<void> => {
  await buildFrontEnd();
  if ((await runPlaywright('all', env, [`${name}.spec.ts`], 'measurements')) !== 0)
    throw new Error(`measurements/specs/${name}.spec.ts failed`);
};
