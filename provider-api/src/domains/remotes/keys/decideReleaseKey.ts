import type { Verb } from '../../../http/context.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import { expectSecondFactor } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { tellReleasers } from '../tellReleasers.ts';
import { auditedKey, type KeyRow, releaseKey, selectKeys, toKey } from './releaseKey.ts';

export const approveReleaseKey: Verb<'approveReleaseKey'> = async (ctx, { params, body }) => {
  await expectSecondFactor(ctx, body.Code);
  return releaseKey.approve(ctx, { params });
};

export const rejectReleaseKey: Verb<'rejectReleaseKey'> = releaseKey.reject();

/** An upload locks its key before writing, so nothing is written after the withdrawal of the key. */
export const withdrawReleaseKey: Verb<'withdrawReleaseKey'> = (ctx, { params }) =>
  ctx.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update release_keys set withdrawn_at = $2 where id = $1 and status = 'Approved' and withdrawn_at is null`,
      [params.id, ctx.clock.now()],
    );
    const row = await tx.first<KeyRow>(`${selectKeys} where k.id = $1`, [params.id]);
    if (!row) throw new NotFound('Release key does not exist');
    if (rowCount === 0) throw new Conflict('This key does not work any more', 'already_resolved');
    await recordAudit(tx, ctx, {
      action: 'release key.withdrawn',
      subject: ['release key', row.id],
      after: auditedKey(row),
    });
    await tellReleasers(tx, { step: 'key withdrawn', remote: row.remote, by: ctx.actor.name });
    await publish(tx, { type: 'release', id: row.id, staff: true });
    return { data: toKey(row), message: 'Key withdrawn' };
  });
