import type { Tx } from '../../db/index.ts';
import { hashOf } from '../../http/actor.ts';

/** An invitation that nobody accepted must not block its e-mail address for other registrations and invitations. */
export async function releaseInvitation(
  tx: Tx,
  { email, now, ownerId = null }: { email: string; now: Date; ownerId?: number | null },
): Promise<void> {
  await tx.query(
    `with released as (
       update users set email = concat(email, '.', id, '.invalid'), status = 'Deactivated', invitation_released_at = $2,
              member_removed_at = coalesce(member_removed_at, $2)
        where lower(email) = lower($1) and member_of is not null and member_of is distinct from $3::bigint
          and email_verified_at is null
       returning id)
     update account_codes set used_at = $2
      where user_id in (select id from released) and used_at is null`,
    [email, now, ownerId],
  );
}

export const isReleased = (tx: Tx, code: string): Promise<boolean> =>
  tx.exists(
    `select 1 from account_codes c join users u on u.id = c.user_id
      where c.code_hash = $1 and u.invitation_released_at is not null`,
    [hashOf(code)],
  );
