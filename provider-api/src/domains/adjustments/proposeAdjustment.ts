import { proposeAdjustment as endpoint } from 'shared-api/contract';
import { signedKoboFromNaira } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { recordAudit } from '../activities/index.ts';
import { toAdjustment } from './adjustmentRow.ts';
import { readAdjustment } from './readAdjustment.ts';

/** Changes no wallet: that takes another person (approveAdjustment). */
export const proposeAdjustment: Verb<typeof endpoint> = (ctx, { body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, body, async () => {
      const amountKobo = signedKoboFromNaira(body.amount);
      if (!amountKobo) throw new Invalid({ amount: ['Please enter an amount'] });
      const { rowCount } = await tx.query(
        `select 1 from users where id = $1 and role = 'Client' and member_of is null`,
        [body.applicationUserId],
      );
      if (rowCount === 0) throw new Invalid({ applicationUserId: ['There is no such client'] });
      const { id } = onlyRow(
        await tx.query<{ id: number }>(
          `insert into adjustments (owner_id, amount_kobo, reason, proposed_by, proposed_at)
           values ($1, $2, $3, $4, $5) returning id`,
          [body.applicationUserId, amountKobo, body.reason.trim(), ctx.actor.id, ctx.clock.now()],
        ),
      );
      const after = await readAdjustment(tx, id);
      await recordAudit(tx, ctx, { action: 'adjustment.proposed', subject: ['adjustment', id], after });
      await publish(tx, { type: 'adjustment', id, staff: true });
      return { data: toAdjustment(after), message: 'Adjustment proposed successfully' };
    }),
  );
