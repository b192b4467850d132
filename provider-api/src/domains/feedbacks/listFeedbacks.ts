import type { listFeedbacks as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { feedbackList } from './feedbackList.ts';

export const listFeedbacks: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await feedbackList.page(ctx, query);
  const entries = data.map(({ dateCreated, rating, ...row }) => ({
    ...row,
    rating: rating === null ? null : Number(rating),
    dateCreated: dateCreated.toISOString(),
  }));
  return { data: entries, meta };
};
