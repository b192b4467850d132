import type * as calls from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { toUser } from '../accounts/index.ts';
import { staffList } from './staffList.ts';

export const listStaff: Verb<typeof calls.listStaff> = async (ctx, { query }) => {
  const { data, meta } = await staffList.page(ctx, query);
  return { data: data.map((row) => toUser(row)), meta };
};

/** Everything the list shows with these filters. */
export const exportStaff: Verb<typeof calls.exportStaff> = (ctx, { query }) => staffList.csv(ctx, query);
