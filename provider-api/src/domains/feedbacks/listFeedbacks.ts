import type { listFeedbacks as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { inOrder, listPage } from '../lists/index.ts';
import { columns, type FeedbackRow, feedbackPages, joined } from './feedbackList.ts';

export const listFeedbacks: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const { ids, meta } = await listPage(db, feedbackPages(actor, query), query.pageNumber);
  const { rows } = await db.query<FeedbackRow>(
    `select ${columns} from ${joined} where f.id = any ($1::bigint[])`,
    [ids],
  );
  const data = inOrder(ids, rows, ({ id }) => id).map(({ dateCreated, rating, ...row }) => ({
    ...row,
    rating: rating === null ? null : Number(rating),
    dateCreated: dateCreated.toISOString(),
  }));
  return { data, meta };
};
