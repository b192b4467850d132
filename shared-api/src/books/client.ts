import { queryOptions } from '@tanstack/react-query';
import { listOf, queryOf } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import * as files from './files.ts';
import * as lines from './lines.ts';

export const fileQuery = (id: number) =>
  queryOptions({
    ...queryOf(files.readFile, { params: { id } }),
    // The server may read the file and send the live event before the page listens, so the page also polls.
    refetchInterval: ({ state: { data } }) => (data?.read === false ? 2_000 : false),
  });

/** `read` is part of the key, since the lines change when the file has been read. */
export const linesQuery = (
  { id, read }: { id: number; read: boolean },
  query: QueryOf<typeof lines.listLines>,
) => {
  const { queryKey, ...options } = listOf(lines.listLines, { params: { id }, query });
  return queryOptions({ ...options, queryKey: [...queryKey, read] });
};
