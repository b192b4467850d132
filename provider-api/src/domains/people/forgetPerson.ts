import { forgetPerson as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';

export const forgetPerson: Verb<typeof endpoint> = (ctx, { params: { id } }) =>
  idempotent(ctx, endpoint, { id }, async (tx) => {
    const gone = await tx.query('delete from people where id = $1 and owner_id = $2', [
      id,
      ctx.actor.ownerId,
    ]);
    if (gone.rowCount === 0) throw new NotFound('There is no such person');
    return { data: { id }, message: 'Person deleted successfully' };
  });
