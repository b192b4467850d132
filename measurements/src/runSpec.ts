import { runPlaywright } from 'tooling/programs';

export const runSpec = (name: string, env: NodeJS.ProcessEnv): Promise<number> =>
  runPlaywright('all', env, [`${name}.spec.ts`], 'measurements');
