import { nameSql, type Queryable } from '../../db/index.ts';

export interface Officer {
  id: number;
  name: string;
}

/** Whether an account of `users` may serve at an airport: active, of a role that does, and not tied to others. */
export const servesAt = (user: string, airport: string): string =>
  `(${user}.status = 'Active' and (${user}.role = 'Administrator' or ${user}.role = 'Protocol Officer'
    and (${user}.airport_ids = '{}' or ${airport}::int = any (${user}.airport_ids))))`;

/** Everybody who may be given work at an airport, by name. */
export async function officersAt(db: Queryable, airportId: number): Promise<Officer[]> {
  const { rows } = await db.query<Officer>(
    `select u.id, ${nameSql('u')} as name from users u
      where u.role in ('Protocol Officer', 'Administrator') and ${servesAt('u', '$1')} order by 2, 1`,
    [airportId],
  );
  return rows;
}

type Lock = 'for update' | 'for share';

/** One of them, whose rights nobody changes until the transaction ends; undefined for anybody else. */
export async function findOfficer(
  tx: Queryable,
  { id, airportId }: { id: number; airportId: number },
  lock: Lock,
): Promise<Officer | undefined> {
  const { rows } = await tx.query<Officer>(
    `select u.id, ${nameSql('u')} as name from users u where u.id = $1 and ${servesAt('u', '$2')} ${lock}`,
    [id, airportId],
  );
  return rows[0];
}
