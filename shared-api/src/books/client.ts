import { queryOptions } from '@tanstack/react-query';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

export const clearingQuery = queryOptions({
  queryKey: [...keys.books, 'clearing'],
  queryFn: async ({ signal }) => (await call(api.readClearing, {}, { signal })).data,
  meta: { failure: 'Fetching the clearing failed. Kindly Refresh' },
});
