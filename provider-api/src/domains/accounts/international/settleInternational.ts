import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/events.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { findUser, recipientOf, type UserRow } from '../userRow.ts';

export interface InternationalDecision {
  granted: boolean;
  /** None where staff changed the type in the client's details. */
  reason?: string | undefined;
}

const letterOf = (recipient: Recipient, url: string, { granted, reason }: InternationalDecision) =>
  compose({
    ...recipient,
    subject: granted ? 'You can book International services' : 'You cannot book International services yet',
    paragraphs: [
      granted
        ? 'You asked for International services. Your account is now of type International and can book them.'
        : 'You asked for International services. Your request was refused. You can ask again on the page of the services.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    action: { label: 'View the services', url },
  });

export async function settleInternational(
  tx: Tx,
  ctx: Context,
  client: UserRow,
  decision: InternationalDecision,
): Promise<void> {
  const { actor, clock } = ctx;
  const { granted, reason } = decision;
  const { rows } = await tx.query<{ reason: string; askedBy: number }>(
    `update international_requests set decided_at = $2, decided_by = $3, granted = $4, decision_reason = $5
      where client_id = $1 and decided_at is null returning reason, asked_by as "askedBy"`,
    [client.id, clock.now(), actor.id, granted, reason],
  );
  const [request] = rows;
  if (!request) return;
  const outcome = granted ? 'granted' : 'refused';
  await recordActivity(tx, {
    userId: client.id,
    description: `International services ${outcome} by ${actor.name}`,
    at: clock.now(),
  });
  await publish(tx, { type: 'client', id: client.id, userId: client.id, staff: true });
  // State offices choose their type themselves (G07).
  if (actor.role === 'Client') return;
  await recordAudit(tx, ctx, {
    action: `international.${outcome}`,
    subject: ['user', client.id],
    before: { request: request.reason },
    after: { request: outcome },
    reason,
  });
  const asker = request.askedBy === client.id ? undefined : await findUser(tx, request.askedBy);
  for (const reader of [client, ...(asker ? [asker] : [])])
    await enqueue(tx, mailJob, letterOf(recipientOf(reader), portalLinks.services(ctx.config), decision));
}
