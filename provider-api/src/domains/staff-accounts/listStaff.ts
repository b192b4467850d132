import type { listStaff as endpoint } from 'shared-api/contract';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { deskPage } from '../../http/deskList.ts';
import { toUser, twoFactorOn, type UserRow } from '../accounts/index.ts';
import { staffList } from './staffList.ts';

/** Whoever may reset a colleague's two-factor sign-in sees whether it is on. */
export const listStaff: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const list = staffList(query);
  const columns = may(actor, 'users.manage') ? `${list.columns}, ${twoFactorOn}` : list.columns;
  const { rows, meta } = await deskPage<UserRow>(db, { ...list, columns }, query.pageNumber);
  return { data: rows.map((row) => toUser(row)), meta };
};
