import { readOptions } from '../release/options.ts';
import { promote, releaseOne } from '../release/releaseOne.ts';
import { runCommand } from '../release/runCommand.ts';
import { applications } from '../webpack/build.ts';

/**
 * Releases one application alone: `npm run release -- mf-wallet`, for some users with `--share 10` or
 * `--channel preview`, for all of them afterwards with `--promote`.
 */
export const run = (args: readonly string[]): Promise<number> =>
  runCommand(async (store) => {
    const options = readOptions(args, applications);
    for (const name of applications.filter((each) => options.names.includes(each))) {
      if (options.promote) await promote(store, name);
      else await releaseOne(store, name, options);
    }
  });
