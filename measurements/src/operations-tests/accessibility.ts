import { buildFrontEnd } from 'tooling/portal';
import { runPlaywright } from 'tooling/programs';
import { verify } from './verify.ts';

export const accessibility = async (): Promise<void> => {
  await buildFrontEnd();
  const code = await runPlaywright('accessibility');
  verify('axe finds nothing at any width and in any colours', code === 0);
};
