import { maxPeople } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { storedPerson } from './personRow.ts';

/** The owner is locked, so that two requests at once cannot exceed the limit. */
export const keepPeople: Verb<'keepPeople'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const owner = ctx.actor.ownerId;
    const people = new Map(body.map(storedPerson).map((person) => [person.person_key, person]));
    await tx.query('select id from users where id = $1 for no key update', [owner]);
    await tx.query(
      `insert into people (owner_id, first_name, last_name, designation, gender, mobile_number, wheel_chair,
                             person_key, used_at)
         select $1, first_name, last_name, designation, gender, mobile_number, wheel_chair, person_key, $3
           from jsonb_to_recordset($2) as kept (
             first_name text, last_name text, designation text, gender text, mobile_number text, wheel_chair boolean,
             person_key text)
         on conflict (owner_id, person_key) do update set
           first_name = excluded.first_name, last_name = excluded.last_name, designation = excluded.designation,
           gender = excluded.gender, mobile_number = excluded.mobile_number, wheel_chair = excluded.wheel_chair,
           used_at = excluded.used_at, version = people.version + 1`,
      [owner, JSON.stringify([...people.values()]), ctx.clock.now()],
    );
    const { count } = await tx.one<{ count: number }>(
      'select count(*) as count from people where owner_id = $1',
      [owner],
    );
    if (count > maxPeople) throw new BadRequest(`At most ${maxPeople} people can be kept`, 'people_limit');
    return { data: { kept: people.size }, message: 'People kept successfully' };
  });
