import type { listFeedbacks as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { deskPage } from '../../http/deskList.ts';
import { type FeedbackRow, feedbackList } from './feedbackList.ts';

export const listFeedbacks: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const { rows, meta } = await deskPage<FeedbackRow>(db, feedbackList(actor, query), query.pageNumber);
  const data = rows.map(({ dateCreated, rating, ...row }) => ({
    ...row,
    rating: Number(rating),
    dateCreated: dateCreated.toISOString(),
  }));
  return { data, meta };
};
