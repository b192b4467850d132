import { overview } from '../release/overview.ts';
import { runCommand } from '../release/runCommand.ts';

/** Lists what is live, for whom, since when and from which commit, and what else is kept. */
export const run = (): Promise<number> => runCommand(async (store) => console.log(await overview(store)));
