import type { Queryable } from '../../db/index.ts';
import { NotFound } from '../../http/errors.ts';

export async function refuseUnlessClient(db: Queryable, id: number): Promise<void> {
  const { rowCount } = await db.query(
    `select 1 from users where id = $1 and role = 'Client' and member_of is null`,
    [id],
  );
  if (rowCount === 0) throw new NotFound('There is no such client');
}
