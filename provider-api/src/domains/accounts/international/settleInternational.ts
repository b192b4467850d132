import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import type { UserRow } from '../userRow.ts';

export interface InternationalDecision {
  granted: boolean;
  reason?: string | undefined;
}

export async function settleInternational(
  tx: Tx,
  ctx: Context,
  client: UserRow,
  decision: InternationalDecision,
): Promise<void> {
  const { actor, clock } = ctx;
  const { granted, reason } = decision;
  const request = await tx.first<{ reason: string; askedBy: number }>(
    `update international_requests set decided_at = $2, decided_by = $3, granted = $4, decision_reason = $5
      where client_id = $1 and decided_at is null returning reason, asked_by as "askedBy"`,
    [client.id, clock.now(), actor.id, granted, reason],
  );
  if (!request) return;
  const outcome = granted ? 'granted' : 'refused';
  await recordActivity(tx, {
    userId: client.id,
    description: `International services ${outcome} by ${actor.name}`,
    at: clock.now(),
  });
  await publish(tx, { type: 'client', id: client.id, userId: client.id, staff: true });
  if (actor.role === 'Client') return;
  await recordAudit(tx, ctx, {
    action: `international.${outcome}`,
    subject: ['user', client.id],
    before: { request: request.reason },
    after: { request: outcome },
    reason,
  });
  for (const id of new Set([client.id, request.askedBy]))
    await tell(tx, id, 'international.decided', decision);
}
