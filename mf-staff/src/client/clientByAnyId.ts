import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, call, keys } from 'shared-api';
import { transactionById, userById } from 'shared-api/contract';

const isUnknown = (problem: unknown) => problem instanceof ApiProblem && problem.status === 404;

/** A client by his own id, or by that of his registration transaction (G44). */
export const clientByAnyId = (id: string) =>
  queryOptions({
    queryKey: [...keys.clients, 'details', id],
    queryFn: async ({ signal }) => {
      const client = async (clientId: number) =>
        (await call(userById, { params: { id: clientId } }, { signal })).data;
      try {
        return await client(Number(id));
      } catch (problem) {
        if (!isUnknown(problem)) throw problem;
        const { transaction } = (await call(transactionById, { params: { id } }, { signal })).data;
        return client(transaction.applicationUserId);
      }
    },
    meta: { failure: 'Fetching user details failed. Kindly Refresh', loading: 'Fetching user information' },
  });
