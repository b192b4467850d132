import { type AccountStatus, roleCan } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { Forbidden } from '../../http/errors.ts';

/**
 * Call this function before changing a colleague's role or status. The lock lets only one of these changes run at a
 * time, and the caller's own rights are checked again. Nobody can change their own account, so at least one manager of
 * users remains.
 */
export async function guardStaffChange(tx: Tx, actor: Actor): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('users.manage'))`);
  const caller = await tx.one<{ role: string; status: AccountStatus }>(
    'select role, status from users where id = $1',
    [actor.id],
  );
  if (caller.status !== 'Active' || !roleCan(caller.role, 'users.manage')) throw new Forbidden();
}
