import type { Config } from '../../config.ts';
import type { Tx } from '../../db/index.ts';
import { readSettings } from '../../settings/index.ts';
import { tell } from '../../telling/tell.ts';
import { nameOf, staffWith, type UserRow } from '../accounts/index.ts';

interface Appointed {
  user: UserRow;
  /** Undefined means that a command on the server made the change. */
  maker?: { id: number; name: string };
}

/**
 * A person with two accounts could propose a wallet adjustment with one account and approve the adjustment with the
 * other account. Therefore everybody who may adjust wallets is told about the new colleague.
 */
export async function tellColleagues(tx: Tx, config: Config, { user, maker }: Appointed): Promise<void> {
  const { newColleagueDays: days } = await readSettings(tx, config);
  const { email, role } = user;
  const appointment = { name: nameOf(user), email, role, maker: maker?.name ?? null, days };
  for (const { id } of await staffWith(tx, 'wallet.adjust'))
    if (id !== user.id && id !== maker?.id) await tell(tx, id, 'colleague.appointed', appointment);
}
