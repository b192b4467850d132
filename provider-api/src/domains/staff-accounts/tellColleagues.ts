import type { Config } from '../../config.ts';
import type { Tx } from '../../db/index.ts';
import { readSettings } from '../../settings/index.ts';
import { tell } from '../../telling/tell.ts';
import { nameOf, staffWith, type UserRow } from '../accounts/index.ts';

interface Appointed {
  user: UserRow;
  /** Undefined if a command on the server made the change. */
  maker?: { id: number; name: string };
}

/** The new colleague could be a second account of one person, so everybody who may approve money is told. */
export async function tellColleagues(tx: Tx, config: Config, { user, maker }: Appointed): Promise<void> {
  const { newColleagueDays: days } = await readSettings(tx, config);
  const { email, role } = user;
  const appointment = { name: nameOf(user), email, role, maker: maker?.name ?? null, days };
  for (const { id } of await staffWith(tx, 'wallet.adjust'))
    if (id !== user.id && id !== maker?.id) await tell(tx, id, 'colleague.appointed', appointment);
}
