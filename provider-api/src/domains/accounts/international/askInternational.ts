import { serviceTypes } from 'shared-api/rules';
import { byMember } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { Conflict } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import { recordActivity } from '../../activities/index.ts';
import { lockUser } from '../userRow.ts';
import { findRequest, toRequest } from './internationalRequest.ts';

export const askInternational: Verb<'askInternational'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const { actor, clock } = ctx;
    const client = await lockUser(tx, actor.ownerId);
    if (client?.clientTypeId === serviceTypes.International)
      throw new Conflict('You can book International services already', 'already_resolved');
    const added = await tx.first<{ id: number }>(
      `insert into international_requests (client_id, reason, asked_at, asked_by) values ($1, $2, $3, $4)
         on conflict (client_id) where decided_at is null do nothing returning id`,
      [actor.ownerId, body.reason, clock.now(), actor.id],
    );
    const asked = added && (await findRequest(tx, added.id));
    if (!asked) throw new Conflict('You have asked already: we tell you by e-mail', 'already_asked');
    await recordActivity(tx, {
      userId: actor.ownerId,
      description: `Asked for International services${byMember(actor)}`,
      at: clock.now(),
    });
    await publish(tx, { type: 'client', id: actor.ownerId, userId: actor.ownerId, staff: true });
    return { data: toRequest(asked), message: 'International services asked for' };
  });
