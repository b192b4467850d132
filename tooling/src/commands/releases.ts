import { overview } from 'remote/release';
import { runCommand } from '../release/runCommand.ts';

export const run = (): Promise<number> => runCommand(async (store) => console.log(await overview(store)));
