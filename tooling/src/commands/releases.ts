import { overview } from '../release/overview.ts';
import { recordContracts } from '../release/recordContracts.ts';
import { runCommand } from '../release/runCommand.ts';

/**
 * Lists what is live, for whom, since when and from which commit, and what else is kept; `--record` keeps in the tree
 * what the live shell gives and the live remotes take, for the check of contracts.
 */
export const run = (args: readonly string[]): Promise<number> =>
  runCommand(async (store) => {
    if (args.includes('--record')) await recordContracts(store);
    console.log(await overview(store));
  });
