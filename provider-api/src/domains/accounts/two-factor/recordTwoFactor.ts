import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';

export async function recordTwoFactor(
  tx: Tx,
  ctx: Context,
  person: { id: number; email: string },
  on: boolean,
): Promise<void> {
  const description = `Two-factor sign-in turned ${on ? 'on' : 'off'}`;
  await recordActivity(tx, { userId: person.id, description, at: ctx.clock.now() });
  securityEvent(ctx, 'two_factor_changed', { account: person.email, reason: on ? 'on' : 'off' });
  await tell(tx, person.id, 'two-factor.changed', { on });
}

export async function removeTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  const { rowCount } = await tx.query('delete from two_factor where user_id = $1', [userId]);
  return rowCount > 0;
}
