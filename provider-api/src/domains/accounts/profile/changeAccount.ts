import type { User } from 'shared-api/contract';
import { serviceTypes } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { maskIdentification, openIdentification } from '../identification/identification.ts';
import { settleInternational } from '../international/settleInternational.ts';
import { expectOpenToChange, toUser, type UserRow, userColumns } from '../userRow.ts';

export type Changes = Record<string, string | number | null | undefined>;

/** The audit never stores a whole identification number. */
function differenceOf(before: UserRow, after: UserRow, secrets: SecretBox) {
  const numbers = [before, after].map(({ identification }) => openIdentification(secrets, identification));
  const [was, is] = [toUser(before), toUser(after)];
  const { version: _, ...facts } = is;
  const keys = (Object.keys(facts) as (keyof typeof facts)[]).filter((key) =>
    key === 'identification' ? numbers[0] !== numbers[1] : String(was[key]) !== String(is[key]),
  );
  const pick = (user: User, row: UserRow) => {
    const shown = { ...user, identification: maskIdentification(secrets, row.identification) };
    return Object.fromEntries(keys.map((key) => [key, shown[key]]));
  };
  return { changed: keys.length > 0, before: pick(was, before), after: pick(is, after) };
}

interface Change {
  before: UserRow;
  changes: Changes;
  reason?: string;
}

export async function changeAccount(
  tx: Tx,
  ctx: Context,
  { before, changes, reason }: Change,
): Promise<UserRow> {
  const { actor, clock } = ctx;
  const { id, version } = before;
  expectOpenToChange(before);
  const columns = { ...changes, version: version + 1 };
  const after = await updateRow<UserRow>(tx, 'users u', id, columns, userColumns);
  if (after.clientTypeId === serviceTypes.International)
    await settleInternational(tx, ctx, after, { granted: true, reason });
  const { changed, ...difference } = differenceOf(before, after, ctx.secrets);
  if (!changed) return after;
  const description = id === actor.id ? 'Profile updated' : `Profile updated by ${actor.name}`;
  await recordActivity(tx, { userId: id, description, at: clock.now() });
  await publish(tx, { userId: id, staff: true, type: 'client', id });
  // The client's type decides which services can be booked.
  if (before.clientTypeId !== after.clientTypeId)
    await publish(tx, { userId: id, type: 'service', id: null });
  if (actor.role !== 'Client')
    await recordAudit(tx, ctx, { action: 'user.update', subject: ['user', id], ...difference, reason });
  return after;
}
