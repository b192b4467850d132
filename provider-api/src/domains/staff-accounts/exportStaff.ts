import type { exportStaff as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { staffList } from './staffList.ts';

/** Everything the list shows with these filters. */
export const exportStaff: Verb<typeof endpoint> = (ctx, { query }) => staffList.csv(ctx, query);
