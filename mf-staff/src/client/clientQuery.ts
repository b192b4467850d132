import { queryOptions } from '@tanstack/react-query';
import { userById } from 'shared-api/accounts';
import { call, keys } from 'shared-api/http';

/** A client by the id in the address: the client's own, or that of the registration's transaction (G44). */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.clients, 'details', id],
    queryFn: async ({ signal }) => (await call(userById, { params: { id: Number(id) } }, { signal })).data,
    meta: { failure: 'Fetching user details failed. Kindly Refresh', loading: 'Fetching user information' },
  });
