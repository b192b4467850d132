import { insertRow, type Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';

interface Change {
  action: string;
  subject: readonly [kind: string, id: number | string];
  before?: object | null;
  after?: object | null;
  reason?: string | null | undefined;
}

/** The actor's `id` is null for an upload with a release key, because no account belongs to the key. */
type Doer = Pick<PublicContext, 'clock' | 'requestId'> & { actor: { id: number | null; name: string } };

export async function recordAudit(
  tx: Tx,
  ctx: Doer,
  { action, subject, before, after, reason }: Change,
): Promise<void> {
  await insertRow(tx, 'audit', {
    at: ctx.clock.now(),
    actor_id: ctx.actor.id,
    actor_name: ctx.actor.name,
    action,
    subject_kind: subject[0],
    subject_id: subject[1],
    before,
    after,
    reason,
    request_id: ctx.requestId,
  });
}
