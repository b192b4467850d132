import { updateRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { type PersonRow, personColumns, storedPerson } from './personRow.ts';

export const correctPerson: Verb<'correctPerson'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const owner = ctx.actor.ownerId;
    await tx.query('select id from users where id = $1 for no key update', [owner]);
    const person = storedPerson(body);
    const { rows } = await tx.query<PersonRow>(
      `select ${personColumns} from people p where owner_id = $1 and (id = $2 or person_key = $3)`,
      [owner, id, person.person_key],
    );
    const before = rows.find((row) => row.id === id);
    if (!before) throw new NotFound('There is no such person');
    refuseStale(body.version, { version: before.version, name: 'person', data: () => before });
    if (rows.length > 1) throw new Conflict('This person is already saved', 'person_known');
    const updated = await updateRow<PersonRow>(
      tx,
      'people p',
      id,
      { ...person, version: before.version + 1 },
      personColumns,
    );
    return { data: updated, message: 'Person updated successfully' };
  });
