import { readOptions } from '../release/options.ts';
import { promote, releaseSet } from '../release/releaseSet.ts';
import { runCommand } from '../release/runCommand.ts';
import { applications } from '../webpack/build.ts';

/**
 * Releases one application alone, `npm run release -- mf-wallet`, or several in one step; for some users with
 * `--share 10` or `--channel preview`, for all of them afterwards with `--promote`.
 */
export const run = (args: readonly string[]): Promise<number> =>
  runCommand(async (store) => {
    const options = readOptions(args, applications);
    const names = applications.filter((each) => options.names.includes(each));
    if (!options.promote) return releaseSet(store, names, options);
    for (const name of names) await promote(store, name);
  });
