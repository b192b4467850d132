import { queryOptions } from '@tanstack/react-query';
import { call } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { needsDoing } from './contract.ts';

export const needsDoingQuery = (query: QueryOf<typeof needsDoing> = {}) =>
  queryOptions({
    queryKey: [...keys.stats, 'needs-doing', query],
    queryFn: async ({ signal }) => (await call(needsDoing, { query }, { signal })).data.tasks,
    meta: { failure: 'Fetching stats failed. Kindly Refresh' },
  });
