import type { AccountStatus } from 'shared-api/rules';
import { roleCan } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { BadRequest, Forbidden } from '../../http/errors.ts';
import type { UserRow } from './userRow.ts';

interface StaffChange {
  before: UserRow;
  role: string;
  status: AccountStatus;
}

const isAdministrator = (role: string, status: AccountStatus) =>
  role === 'Administrator' && status === 'Active';

/**
 * Before a colleague's role or status changes: such changes wait for each other, whoever makes one may still do so when
 * his turn comes, and one Administrator who can sign in stays. The database refuses the last one's loss too.
 */
export async function guardStaffChange(tx: Tx, actor: Actor, change: StaffChange): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const { role, status, before } = change;
  const caller = onlyRow(
    await tx.query<{ role: string; status: AccountStatus }>('select role, status from users where id = $1', [
      actor.id,
    ]),
  );
  if (caller.status !== 'Active' || !roleCan(caller.role, 'users.manage')) throw new Forbidden();
  if (!isAdministrator(before.role, before.status) || isAdministrator(role, status)) return;
  const others = await tx.query(
    `select 1 from users where role = 'Administrator' and status = 'Active' and id <> $1 limit 1`,
    [before.id],
  );
  if (others.rowCount === 0)
    throw new BadRequest(
      'The last Administrator stays one: make somebody else an Administrator first',
      undefined,
      'last_administrator',
    );
}
