import { rolesWith } from 'shared-api/rules';
import type { Tx } from './db/index.ts';
import type { Context } from './http/context.ts';
import { Forbidden } from './http/errors.ts';
import { readSettings } from './settings/index.ts';

const dayMs = 24 * 3_600_000;

/** Those whose word moves money or closes the books. */
export const moneyRoles = rolesWith('wallet.adjust');

/** An account, or a role above another, that one of the two gave the other lately: both may be one person's. */
const madeByOther = `
  select 1 from audit
   where action in ('staff.create', 'staff.role') and subject_kind = 'user' and at > $3
     and ((subject_id = $1::text and actor_id = $2::bigint) or (subject_id = $2::text and actor_id = $1::bigint))
     and (action = 'staff.create' or (after ->> 'role' = any ($4::text[]) and before ->> 'role' <> 'Administrator'))
   limit 1`;

/** What moves money takes two people, neither of whom gave the other the account or the role within the days of the setting. */
export async function expectSecondPerson(
  tx: Tx,
  { actor, clock, config }: Context,
  first: number,
  own: string,
): Promise<void> {
  if (first === actor.id) throw new Forbidden(own, 'second_person');
  const { newColleagueDays: days } = await readSettings(tx, config);
  const since = new Date(clock.now().getTime() - days * dayMs);
  const { rowCount } = await tx.query(madeByOther, [first, actor.id, since, moneyRoles]);
  if (rowCount > 0)
    throw new Forbidden(
      `Somebody else must do this: one of you gave the other an account or a role in the last ${days} days`,
      'second_person',
    );
}
