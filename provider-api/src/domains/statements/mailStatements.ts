import { monthBefore } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';

/**
 * When a client turns the monthly e-mail on, the previous month counts as sent. The first e-mail therefore has the
 * statement of the current month.
 */
export const mailStatements: Verb<'mailStatements'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    await tx.query(
      `update users set statement_mail = $2,
                statement_mailed_month = case when $2::boolean and not statement_mail then $3::date
                                              else statement_mailed_month end
          where id = $1`,
      [ctx.actor.ownerId, body.mailed, monthBefore(ctx.clock.now(), 1).from],
    );
    return { data: { mailed: body.mailed }, message: 'Saved' };
  });
