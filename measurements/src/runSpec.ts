import { runPlaywright } from 'tooling/programs';

/** Runs measurements/specs/NAME.spec.ts in a browser; resolves to the exit code. */
export const runSpec = (name: string, env: NodeJS.ProcessEnv): Promise<number> =>
  runPlaywright('all', env, [`${name}.spec.ts`], 'measurements');
