import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';

interface Change {
  action: string;
  subject: readonly [kind: string, id: number | string];
  before?: object | null;
  after?: object | null;
  reason?: string | null | undefined;
}

/** The state before and after is stored in the transaction of the change itself (S30). */
export async function recordAudit(
  tx: Tx,
  ctx: Context,
  { action, subject, before, after, reason }: Change,
): Promise<void> {
  await tx.query(
    `insert into audit (at, actor_id, actor_name, action, subject_kind, subject_id, before, after, reason,
                        request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.clock.now(),
      ctx.actor.id,
      ctx.actor.name,
      action,
      subject[0],
      subject[1],
      before,
      after,
      reason,
      ctx.requestId,
    ],
  );
}
