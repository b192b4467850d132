import type { listStaff as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { deskPage } from '../../http/deskList.ts';
import { toUser, type UserRow } from '../accounts/index.ts';
import { staffList } from './staffList.ts';

export const listStaff: Verb<typeof endpoint> = async ({ db }, { query }) => {
  const { rows, meta } = await deskPage<UserRow>(db, staffList(query), query.pageNumber);
  return { data: rows.map((row) => toUser(row)), meta };
};
