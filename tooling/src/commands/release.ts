import { readOptions } from '../release/options.ts';
import { promote, releaseSet } from '../release/releaseSet.ts';
import { storeOf } from '../release/storeOf.ts';
import { applications } from '../webpack/build.ts';

/**
 * `npm run release -- mf-wallet` releases an application, or several applications in one step. `--share 10`
 * and `--channel preview` release to some users, and `--promote` then releases to all.
 */
export const run = async (args: readonly string[]): Promise<void> => {
  const store = await storeOf(process.env);
  const options = readOptions(args, applications);
  const names = applications.filter((each) => options.names.includes(each));
  if (!options.promote) return releaseSet(store, names, options);
  for (const name of names) await promote(store, name);
};
