import type { Tx } from '../../db/index.ts';
import { tell } from '../../telling/tell.ts';
import { staffWith } from '../accounts/index.ts';
import type { ToldRelease } from './events.ts';

/** The person who released is told as well, because a stranger may have used their account. */
export async function tellReleasers(tx: Tx, told: ToldRelease): Promise<void> {
  for (const { id } of await staffWith(tx, 'remotes.release')) await tell(tx, id, 'remote.changed', told);
}
