import { staffPasswordFields } from 'shared-api/contract';
import { isStaff } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { validate } from '../../../http/validate.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { isReleased } from '../releaseInvitation.ts';
import { endSessions } from '../sessions/sessions.ts';
import { forgetAllFailures } from '../sign-in/signInDelay.ts';
import { type UserRow, userColumns } from '../userRow.ts';
import { hashPassword } from './passwords.ts';

async function ownerOf(tx: Tx, code: string, now: Date): Promise<number> {
  const owner = await tx.first<{ userId: number }>(
    `update account_codes set used_at = $2
      where code_hash = $1 and purpose = 'reset' and used_at is null and expires_at > $2::timestamptz
     returning user_id as "userId"`,
    [hashOf(code), now],
  );
  if (!owner && (await isReleased(tx, code)))
    throw new BadRequest('Password not changed', 'bad_request', [
      'This invitation no longer holds: its address has got another account. Ask whoever invited you to use another address',
    ]);
  if (!owner)
    throw new BadRequest('Password not changed', 'bad_request', ['The link is not valid or has expired']);
  return owner.userId;
}

/** Staff and members get their invitation by e-mail, so setting a password also verifies the address. */
async function storePassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<UserRow> {
  return tx.one<UserRow>(
    `update users u set password_hash = $2, password_changed_at = $3::timestamptz,
              email_verified_at = case when u.role = 'Client' and u.member_of is null then u.email_verified_at
                                       else coalesce(u.email_verified_at, $3::timestamptz) end
        where u.id = $1 returning ${userColumns}`,
    [userId, passwordHash, now],
  );
}

export const resetPassword: Verb<'resetPassword'> = async (ctx, { body }) => {
  const { db, clock, address } = ctx;
  await limit(ctx, { name: 'password-reset', by: address, max: 60, windowMs: 60_000 });
  const passwordHash = await hashPassword(body.Password);
  const now = clock.now();
  const account = await db.transaction(async (tx) => {
    const user = await storePassword(tx, await ownerOf(tx, body.ActivationCode, now), passwordHash, now);
    if (isStaff(user.role)) await validate(staffPasswordFields, body);
    await endSessions(tx, user.id, now);
    await forgetAllFailures(tx, user);
    await recordActivity(tx, { userId: user.id, description: 'Password changed', at: now });
    await tell(tx, user.id, 'password.changed', { ended: 'all its sessions' });
    return user.email;
  });
  securityEvent(ctx, 'password_changed', { account, reason: 'reset by mail' });
  return { data: {}, message: 'Password reset successful' };
};
