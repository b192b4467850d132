import { prune } from 'remote/release';
import { runCommand } from '../release/runCommand.ts';

export const run = (): Promise<number> =>
  runCommand(async (store) => {
    const removed = await prune(store);
    console.log(removed.length === 0 ? 'Nothing is older than seven days.' : `Removed ${removed.join(', ')}`);
  });
