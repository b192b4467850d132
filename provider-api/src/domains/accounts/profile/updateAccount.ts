import type { User } from 'shared-api/contract';
import type { OrganizationCategory } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../../db/index.ts';
import { may } from '../../../http/actor.ts';
import type { Context, Reply } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { maskIdentification, openIdentification } from '../identification/identification.ts';
import { lockUser, toDetailedUser, toUser, type UserRow, userColumns } from '../userRow.ts';

/** The columns to store; undefined leaves a column as it is. */
type Changes = Record<string, string | number | null | undefined>;

async function storeChanges(tx: Tx, id: number, changes: Changes): Promise<UserRow> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const assignments = given.map(([column], at) => `${column} = $${at + 2}`).join(', ');
  return onlyRow(
    await tx.query<UserRow>(`update users u set ${assignments} where u.id = $1 returning ${userColumns}`, [
      id,
      ...given.map(([, value]) => value),
    ]),
  );
}

/** Only what differs, for the audit, which keeps no whole identification. */
function difference(before: UserRow, after: UserRow, secrets: SecretBox) {
  const numbers = [before, after].map(({ identification }) => openIdentification(secrets, identification));
  const [was, is] = [toUser(before), toUser(after)];
  const keys = (Object.keys(is) as (keyof User)[]).filter((key) =>
    key === 'identification' ? numbers[0] !== numbers[1] : String(was[key]) !== String(is[key]),
  );
  const pick = (user: User, row: UserRow) => {
    const shown = { ...user, identification: maskIdentification(secrets, row.identification) };
    return Object.fromEntries(keys.map((key) => [key, shown[key]]));
  };
  return { changed: keys.length > 0, before: pick(was, before), after: pick(is, after) };
}

interface Update {
  id: number;
  /** Which accounts this call is for; others do not exist for it. */
  accepts: (user: UserRow) => boolean;
  changes: (user: UserRow, byStaff: boolean) => Changes;
}

/** One's own account, or a client's by staff who may edit clients (G04, S27). */
export async function updateAccount(ctx: Context, { id, accepts, changes }: Update): Promise<Reply<User>> {
  const { db, clock, actor } = ctx;
  const own = id === actor.id;
  const user = await db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    const mayEdit = own || may(actor, before?.role === 'Client' ? 'clients.edit' : 'users.manage');
    if (!before || !mayEdit || (!own && before.memberOf !== null) || !accepts(before))
      throw new NotFound('There is no such user');
    const after = await storeChanges(tx, id, changes(before, !own));
    const changed = difference(before, after, ctx.secrets);
    if (!changed.changed) return after;
    const description = own ? 'Profile updated' : `Profile updated by ${actor.name}`;
    await recordActivity(tx, { userId: id, description, at: clock.now() });
    await publish(tx, { userId: id, staff: true, type: 'client', id });
    if (actor.role !== 'Client')
      await recordAudit(tx, ctx, { action: 'user.update', subject: ['user', id], ...changed });
    return after;
  });
  return {
    data: toDetailedUser(user, ctx),
    message: own ? 'Profile updated successfully' : 'Client updated successfully',
  };
}

export const isClientOf = (category: OrganizationCategory) => (user: UserRow) =>
  user.organization_CategoryId === category;
