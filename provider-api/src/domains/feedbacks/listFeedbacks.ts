import type { Verb } from '../../http/context.ts';
import { exportList } from '../activities/index.ts';
import { feedbackList } from './feedbackList.ts';

export const listFeedbacks: Verb<'listFeedbacks'> = async (ctx, { query }) => {
  const { data, meta } = await feedbackList.page(ctx, query);
  return { data: data.map((row) => ({ ...row, dateCreated: row.dateCreated.toISOString() })), meta };
};

export const exportFeedbacks: Verb<'exportFeedbacks'> = (ctx, { query }) =>
  exportList(ctx, feedbackList, query);
