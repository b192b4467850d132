import { buildAll } from '../webpack/build.ts';

/** Builds the applications that changed since their last build and says which, when there were any. */
export const buildFrontEnd = async (): Promise<void> => {
  const from = performance.now();
  const built = await buildAll();
  if (built.length > 0)
    console.log(`Built ${built.join(', ')} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};
