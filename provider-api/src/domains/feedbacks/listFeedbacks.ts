import type { Verb } from '../../http/context.ts';
import { exportList } from '../activities/index.ts';
import { feedbackList } from './feedbackList.ts';

export const listFeedbacks: Verb<'listFeedbacks'> = (ctx, { query }) => feedbackList.page(ctx, query);

export const exportFeedbacks: Verb<'exportFeedbacks'> = (ctx, { query }) =>
  exportList(ctx, feedbackList, query);
