import { lateRequestDays } from 'shared-api/rules';
import type { Input, Verb } from '../../../http/context.ts';
import { defineList, equals, filter, readBy } from '../../../lists/index.ts';
import { type RequestRow, selectRequests, toRequest } from './requestRow.ts';

export const requestList = defineList<Input<'listPrivacyRequests'>['query'], RequestRow, 'received'>({
  from: 'privacy_requests r',
  id: 'r.id',
  orders: { received: ['r.received_at', 'r.id'] },
  sort: ({ state }) => (state === 'Open' ? 'received' : '-received'),
  filters: ({ state, overdue }, { clock }) => [
    ...equals(state ?? undefined, 'r.state', 'text'),
    ...(overdue
      ? [
          filter(
            new Date(clock.now().getTime() - lateRequestDays * 86_400_000),
            (given) => `r.received_at < ${given}::timestamptz`,
          ),
        ]
      : []),
  ],
  read: readBy<RequestRow>(`${selectRequests} where r.id = any ($1::bigint[])`),
});

export const listPrivacyRequests: Verb<'listPrivacyRequests'> = async (ctx, { query }) => {
  const { data, meta } = await requestList.page(ctx, query);
  return { data: data.map(toRequest), meta };
};
