import type { Database } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';

/** `select distinct` would read all rows. This query only needs one look-up in the column's index for each value. */
async function different(db: Database, column: 'action' | 'subject_kind'): Promise<string[]> {
  const { rows } = await db.query<{ value: string }>(
    `with recursive found as (
       select min(${column}) as value from audit
       union all
       select (select min(${column}) from audit where ${column} > found.value) from found where found.value is not null
     ) select value from found where value is not null`,
  );
  return rows.map(({ value }) => value);
}

export const auditChoices: Verb<'auditChoices'> = async ({ db }) => {
  const [people, actions, subjects] = await Promise.all([
    db.query<{ id: number; name: string }>(
      `select id, concat_ws(' ', first_name, last_name) as name from users where role <> 'Client' order by 2, 1`,
    ),
    different(db, 'action'),
    different(db, 'subject_kind'),
  ]);
  return { data: { people: people.rows, actions, subjects } };
};
