import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import { recordAudit } from '../../activities/index.ts';
import { readLineRow, toLine, unresolvedLine } from './lineRow.ts';

export const ignoreLine: Verb<'ignoreLine'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    const { state, fileId } = await unresolvedLine(tx, params.id);
    if (state !== 'repeated')
      throw new BadRequest('Only a line that was listed before can be ignored: post this one');
    const reason = body.reason;
    await tx.query(
      `update settlement_lines set resolved = 'ignored', resolved_by = $2, resolved_at = $3, ignored_reason = $4
          where id = $1`,
      [params.id, ctx.actor.id, ctx.clock.now(), reason],
    );
    const after = toLine(await readLineRow(tx, params.id));
    await recordAudit(tx, ctx, {
      action: 'settlement.lineIgnored',
      subject: ['settlement line', params.id],
      after: { rrr: after.rrrNo, amount: after.amount },
      reason,
    });
    await publish(tx, { type: 'books', id: fileId, staff: true });
    return { data: after, message: 'Line ignored successfully' };
  });

export const noteLine: Verb<'noteLine'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    const before = await readLineRow(tx, params.id);
    const note = body.note || null;
    await tx.query('update settlement_lines set note = $2 where id = $1', [params.id, note]);
    await recordAudit(tx, ctx, {
      action: 'settlement.lineNoted',
      subject: ['settlement line', params.id],
      before: { note: before.note },
      after: { note },
    });
    await publish(tx, { type: 'books', id: before.fileId, staff: true });
    return { data: toLine(await readLineRow(tx, params.id)), message: 'Note saved successfully' };
  });
