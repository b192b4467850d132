import { type AccountStatus, roleCan } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { Forbidden } from '../../http/errors.ts';

/**
 * Call this before changing a colleague's role or status. It makes such changes wait for each other and checks the
 * caller's own rights again. As nobody can change themselves, somebody who manages users always remains.
 */
export async function guardStaffChange(tx: Tx, actor: Actor): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('users.manage'))`);
  const caller = onlyRow(
    await tx.query<{ role: string; status: AccountStatus }>('select role, status from users where id = $1', [
      actor.id,
    ]),
  );
  if (caller.status !== 'Active' || !roleCan(caller.role, 'users.manage')) throw new Forbidden();
}
