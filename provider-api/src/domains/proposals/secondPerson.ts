import { dayMs, rolesWith, type StaffRole } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Forbidden } from '../../http/errors.ts';
import { readSettings } from '../../settings/index.ts';

const moneyRoles = rolesWith('wallet.adjust');

const rank = (role: string): number => moneyRoles.indexOf(role as StaffRole);

/** Tells whether `role` may move more money than `before`. `before` is null for a new account. */
export const isRaised = (role: string, before?: string | null): boolean => rank(role) > rank(before ?? '');

const given = `
  select action = 'staff.create' as created, after ->> 'role' as role, before ->> 'role' as before from audit
   where action in ('staff.create', 'staff.role') and subject_kind = 'user' and at > $3
     and ((subject_id = $1::text and actor_id = $2::bigint) or (subject_id = $2::text and actor_id = $1::bigint))`;

interface Given {
  created: boolean;
  role: string;
  before: string | null;
}

export async function expectSecondPerson(
  tx: Tx,
  { actor, clock, config }: Context,
  first: number,
  own: string,
): Promise<void> {
  if (first === actor.id) throw new Forbidden(own, 'second_person');
  const { newColleagueDays: days } = await readSettings(tx, config);
  const since = new Date(clock.now().getTime() - days * dayMs);
  const { rows } = await tx.query<Given>(given, [first, actor.id, since]);
  // If `first` created the account of `actor` or raised the role of `actor`, one person may use both accounts. The same
  // is true if `actor` did this for `first`.
  if (rows.some(({ created, role, before }) => created || isRaised(role, before)))
    throw new Forbidden(
      `Somebody else must do this: one of you gave the other an account or a role in the last ${days} days`,
      'second_person',
    );
}
