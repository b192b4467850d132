import type { listAdjustments as endpoint, QueryOf } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { defineList, equals, readBy } from '../../lists/index.ts';
import { type AdjustmentRow, selectAdjustments, toAdjustment } from './adjustmentRow.ts';

export const adjustmentList = defineList<QueryOf<typeof endpoint>, AdjustmentRow, 'proposed'>({
  from: 'adjustments a',
  id: 'a.id',
  orders: { proposed: ['a.proposed_at', 'a.id'] },
  sort: () => '-proposed',
  filters: ({ status }) => equals(status, 'a.status', 'text'),
  read: readBy<AdjustmentRow>(`${selectAdjustments} where a.id = any ($1::bigint[])`),
});

export const listAdjustments: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await adjustmentList.page(ctx, query);
  return { data: data.map(toAdjustment), meta };
};
