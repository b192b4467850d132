import { rolesWith } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';

interface Officer {
  id: number;
  name: string;
}

export const deskRoles = rolesWith('desk.checkIn');

export const servesAt = (user: string, airport: string, roles: string): string =>
  `(${user}.status = 'Active' and ${user}.role = any (${roles}::text[])
    and (${user}.airport_ids = '{}' or ${airport}::int = any (${user}.airport_ids)))`;

export const officersAt = (db: Queryable, airportId: number): Promise<Officer[]> =>
  db.all<Officer>(
    `select u.id, ${nameSql('u')} as name from users u
      where ${servesAt('u', '$1', '$2')} order by 2, 1`,
    [airportId, deskRoles],
  );

type Lock = 'for update' | 'for share';

/**
 * The lock prevents a change of the officer's rights. Returns undefined if the account is no officer of the airport.
 */
export async function findOfficer(
  tx: Queryable,
  { id, airportId }: { id: number; airportId: number },
  lock: Lock,
): Promise<Officer | undefined> {
  return tx.first<Officer>(
    `select u.id, ${nameSql('u')} as name from users u where u.id = $1 and ${servesAt('u', '$2', '$3')} ${lock}`,
    [id, airportId, deskRoles],
  );
}
