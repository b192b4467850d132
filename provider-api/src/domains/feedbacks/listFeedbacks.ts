import type { Verb } from '../../http/context.ts';
import { exportList } from '../activities/index.ts';
import { feedbackList } from './feedbackList.ts';

export const listFeedbacks: Verb<'listFeedbacks'> = async (ctx, { query }) => {
  const { data, meta } = await feedbackList.page(ctx, query);
  const entries = data.map(({ dateCreated, rating, ...row }) => ({
    ...row,
    rating: rating === null ? null : Number(rating),
    dateCreated: dateCreated.toISOString(),
  }));
  return { data: entries, meta };
};

export const exportFeedbacks: Verb<'exportFeedbacks'> = (ctx, { query }) =>
  exportList(ctx, feedbackList, query);
