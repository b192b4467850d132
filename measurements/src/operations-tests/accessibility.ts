import { buildFrontEnd } from 'tooling/portal';
import { runPlaywright } from 'tooling/programs';
import { verify } from './verify.ts';

/** Every state of every page that axe is shown in a journey, at each width and zoom, light and dark. */
export const accessibility = async (): Promise<void> => {
  await buildFrontEnd();
  const code = await runPlaywright('accessibility');
  verify('axe finds nothing at any width and in any colours', code === 0);
};
