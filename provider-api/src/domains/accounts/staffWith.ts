import { type Permission, rolesWith } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';

export interface Colleague {
  id: number;
  name: string;
}

export async function staffWith(on: Queryable, permission: Permission): Promise<Colleague[]> {
  const { rows } = await on.query<Colleague>(
    `select u.id, ${nameSql('u')} as name from users u
      where u.status = 'Active' and u.role = any ($1::text[]) order by 2, 1`,
    [rolesWith(permission)],
  );
  return rows;
}
