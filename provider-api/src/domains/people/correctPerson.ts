import { updateRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { type PersonRow, personColumns, personReply, storedPerson } from './personRow.ts';

export const correctPerson: Verb<'correctPerson'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const owner = ctx.actor.ownerId;
    await tx.query('select id from users where id = $1 for no key update', [owner]);
    const person = storedPerson(body);
    const { rows } = await tx.query<{ id: number }>(
      'select id from people where owner_id = $1 and (id = $2 or person_key = $3)',
      [owner, id, person.person_key],
    );
    if (!rows.some((row) => row.id === id)) throw new NotFound('There is no such person');
    if (rows.length > 1) throw new Conflict('This person is already saved', 'person_known');
    const updated = await updateRow<PersonRow>(tx, 'people', id, person, personColumns);
    return { data: personReply(updated), message: 'Person updated successfully' };
  });
