import { queryOptions } from '@tanstack/react-query';
import { listOf, queryOf } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import * as files from './files.ts';
import * as lines from './lines.ts';

export const fileQuery = (id: number) =>
  queryOptions({
    ...queryOf(files.readFile, { params: { id } }),
    // The news that it was read may come before anybody listens.
    refetchInterval: ({ state: { data } }) => (data?.read === false ? 2_000 : false),
  });

/** Other lines once the file has been read. */
export const linesQuery = (
  { id, read }: { id: number; read: boolean },
  query: QueryOf<typeof lines.listLines>,
) => {
  const { queryKey, ...options } = listOf(lines.listLines, { params: { id }, query });
  return queryOptions({ ...options, queryKey: [...queryKey, read] });
};
