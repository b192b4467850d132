import { type Permission, rolesWith } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';

export interface Colleague {
  id: number;
  name: string;
}

export const staffWith = (on: Queryable, permission: Permission): Promise<Colleague[]> =>
  on.all<Colleague>(
    `select u.id, ${nameSql('u')} as name from users u
      where u.status = 'Active' and u.role = any ($1::text[]) order by 2, 1`,
    [rolesWith(permission)],
  );
