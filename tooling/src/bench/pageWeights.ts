import { runPlaywright } from '../test/playwright.ts';

/** Kilobytes and requests of the main pages in a real browser; the table is printed by e2e/weights. */
export const pageWeights = async (): Promise<string> => {
  const code = await runPlaywright('weights');
  return code === 0 ? '' : 'The pages could not be measured.';
};
