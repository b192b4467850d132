import { signedKoboFromNaira } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { findClient } from '../accounts/index.ts';
import { adjustment } from './adjustment.ts';

export const proposeAdjustment: Verb<'proposeAdjustment'> = adjustment.propose(async (tx, ctx, body) => {
  const amountKobo = signedKoboFromNaira(body.amount);
  if (!amountKobo) throw new Invalid({ amount: ['Please enter an amount'] });
  if (!(await findClient(tx, body.applicationUserId)))
    throw new Invalid({ applicationUserId: ['There is no such client'] });
  const { id } = await tx.one<{ id: number }>(
    `insert into adjustments (owner_id, amount_kobo, reason, proposed_by, proposed_at)
       values ($1, $2, $3, $4, $5) returning id`,
    [body.applicationUserId, amountKobo, body.reason.trim(), ctx.actor.id, ctx.clock.now()],
  );
  return id;
});
