import { updateRow } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { endSessions } from '../sessions/sessions.ts';
import { checkOwnPassword } from '../two-factor/checkOwnPassword.ts';
import { hashPassword } from './passwords.ts';

export const changePassword: Verb<'changePassword'> = async (ctx, { body }) => {
  const { db, actor, clock } = ctx;
  await checkOwnPassword(ctx, body.CurrentPassword, 'CurrentPassword');
  const passwordHash = await hashPassword(body.Password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updateRow(tx, 'users', actor.id, { password_hash: passwordHash, password_changed_at: now });
    await tx.query(
      `update account_codes set used_at = $2 where user_id = $1 and purpose = 'reset' and used_at is null`,
      [actor.id, now],
    );
    await endSessions(tx, actor.id, now, actor.sessionId);
    await recordActivity(tx, { userId: actor.id, description: 'Password changed', at: now });
    await tell(tx, actor.id, 'password.changed', { ended: 'all its other sessions' });
  });
  securityEvent(ctx, 'password_changed', { account: actor.email });
  return { data: {}, message: 'Password changed' };
};
