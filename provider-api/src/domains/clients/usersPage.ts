import { pageMeta, type User } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import type { Database } from '../../db/index.ts';
import type { Reply } from '../../http/context.ts';
import { toUser, type UserRow, userColumns } from '../accounts/index.ts';

interface Chosen {
  /** A condition over `users u` in which $1 stands for `value`. */
  where: string;
  value: unknown;
  search: string | undefined;
  pageNumber: number | undefined;
}

const { pageSize } = portalSettings;
const names = ['business_name', 'first_name', 'last_name', 'email', 'phone_number'];
const found = `($2::text is null or ${names.map((name) => `lower(u.${name}) like $2::text`).join(' or ')})`;

/** Anywhere in a name, an address or a number; the wildcards of LIKE stand for themselves. */
const pattern = (search = ''): string | null =>
  search.trim()
    ? `%${search
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null;

/** One page of accounts, newest first, without their files (S23, G97). */
export async function usersPage(db: Database, chosen: Chosen): Promise<Reply<User[]>> {
  const pageNumber = chosen.pageNumber ?? 1;
  const params = [chosen.value, pattern(chosen.search)];
  const where = `${chosen.where} and ${found}`;
  const offset = Math.min((pageNumber - 1) * pageSize, Number.MAX_SAFE_INTEGER);
  const [page, count] = await Promise.all([
    db.query<UserRow>(
      `select ${userColumns} from users u where ${where}
        order by u.created_at desc, u.id desc limit ${pageSize} offset $3::bigint`,
      [...params, offset],
    ),
    db.query<{ total: number }>(`select count(*) as total from users u where ${where}`, params),
  ]);
  return { data: page.rows.map(toUser), meta: pageMeta(pageNumber, count.rows[0]?.total ?? 0, pageSize) };
}
