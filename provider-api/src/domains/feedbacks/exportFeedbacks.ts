import type { exportFeedbacks as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { feedbackList } from './feedbackList.ts';

/** Everything the list shows with these filters. */
export const exportFeedbacks: Verb<typeof endpoint> = (ctx, { query }) => feedbackList.csv(ctx, query);
