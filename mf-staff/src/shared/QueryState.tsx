import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, Skeletons } from 'shared-ui';

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** The catalogue's text for the failed call. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** The data once it is there; before, its place; after a failure, what failed and Retry. */
export function QueryState<Data>({ query, failure, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeletons count={4} />;
  return <LoadFailure text={failure} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}
