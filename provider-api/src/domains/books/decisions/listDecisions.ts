import type { listDecisions as endpoint, QueryOf } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { defineList, equals, readBy } from '../../../lists/index.ts';
import { type DecisionRow, selectDecisions, toDecision } from './decisionRow.ts';

const decisionList = defineList<QueryOf<typeof endpoint>, DecisionRow, 'proposed'>({
  from: 'book_decisions d',
  id: 'd.id',
  orders: { proposed: ['d.proposed_at', 'd.id'] },
  sort: () => '-proposed',
  filters: ({ status }) => equals(status, 'd.status', 'text'),
  read: readBy<DecisionRow>(selectDecisions),
});

export const listDecisions: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await decisionList.page(ctx, query);
  return { data: data.map(toDecision), meta };
};
