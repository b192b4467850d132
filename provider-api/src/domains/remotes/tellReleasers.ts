import type { Tx } from '../../db/index.ts';
import { tell } from '../../telling/tell.ts';
import { staffWith } from '../accounts/index.ts';
import type { ToldRelease } from './events.ts';

/** Everybody who may release hears of each step, the one who did it too: a stranger may have done it in their name. */
export async function tellReleasers(tx: Tx, told: ToldRelease): Promise<void> {
  for (const { id } of await staffWith(tx, 'remotes.release')) await tell(tx, id, 'remote.changed', told);
}
