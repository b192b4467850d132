import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { sameName } from './personRow.ts';

export const forgetPerson: Verb<'forgetPerson'> = (ctx, { params: { id }, query: { everyNumber } }) =>
  idempotent(ctx, { id, everyNumber }, async (tx) => {
    const gone = await tx.query(
      `delete from people p using people given
        where given.id = $1 and given.owner_id = $2 and ${sameName('p', 'given')} and (p.id = $1 or $3::boolean)`,
      [id, ctx.actor.ownerId, everyNumber ?? false],
    );
    if (gone.rowCount === 0) throw new NotFound('There is no such person');
    return { data: { id }, message: 'Person deleted successfully' };
  });
