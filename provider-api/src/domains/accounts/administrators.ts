import { type AccountStatus, roleCan } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { Forbidden } from '../../http/errors.ts';

/**
 * Before a colleague's role or status changes: such changes wait for each other, and whoever makes one may still do so
 * when their turn comes. They are an Administrator and change somebody else, so that one who can sign in stays; the database
 * refuses the last one's loss too.
 */
export async function guardStaffChange(tx: Tx, actor: Actor): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const caller = onlyRow(
    await tx.query<{ role: string; status: AccountStatus }>('select role, status from users where id = $1', [
      actor.id,
    ]),
  );
  if (caller.status !== 'Active' || !roleCan(caller.role, 'users.manage')) throw new Forbidden();
}
