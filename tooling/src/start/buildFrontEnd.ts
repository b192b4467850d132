import { buildAll } from '../webpack/build.ts';

export const buildFrontEnd = async (): Promise<void> => {
  const from = performance.now();
  const built = await buildAll();
  if (built.length > 0)
    console.log(`Built ${built.join(', ')} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};
