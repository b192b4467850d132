import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { recordAudit } from '../../activities/index.ts';
import { payerNames } from './eraseAccount.ts';

export const readPayer: Verb<'readPayer'> = (ctx, { params: { id }, body: { reason } }) =>
  ctx.db.transaction(async (tx) => {
    const kept = await tx.first<{ sealed: string }>(
      'select payer_name as sealed from users where id = $1 and payer_name is not null',
      [id],
    );
    if (!kept) throw new NotFound('No name of a payer is kept');
    const name = payerNames.open(ctx.secrets, kept.sealed);
    await recordAudit(tx, ctx, {
      action: 'payer.read',
      subject: ['erased payer', id],
      reason: reason.trim(),
    });
    return { data: { name } };
  });
