import { prune } from 'remote/release';
import { runCommand } from '../release/runCommand.ts';

/** A version goes when nobody was given it for seven days. */
export const run = (): Promise<number> =>
  runCommand(async (store) => {
    const removed = await prune(store);
    console.log(removed.length === 0 ? 'Nothing is older than seven days.' : `Removed ${removed.join(', ')}`);
  });
