import type { listStaff as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { toUser } from '../accounts/index.ts';
import { staffList } from './staffList.ts';

export const listStaff: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await staffList.page(ctx, query);
  return { data: data.map((row) => toUser(row)), meta };
};
