import type { User } from 'shared-api/contract';
import { type Database, prepared } from '../../db/index.ts';
import type { Reply } from '../../http/context.ts';
import { toUser, type UserRow, userColumns } from '../accounts/index.ts';
import { inOrder, type List, listPage } from '../lists/index.ts';

const rowsSql = prepared(`select ${userColumns} from users u where u.id = any ($1::bigint[])`);

/** One page of accounts, without their files (S23, G97). */
export async function usersPage(db: Database, list: List, pageNumber?: number): Promise<Reply<User[]>> {
  const { ids, meta } = await listPage(db, list, pageNumber);
  const { rows } = await db.query<UserRow>(rowsSql, [ids]);
  return { data: inOrder(ids, rows, ({ id }) => id).map(toUser), meta };
}
