import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, Skeletons } from 'shared-ui';

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & {
    refetch: () => unknown;
    /** What was asked before is no answer to what is asked now. */
    isPlaceholderData?: boolean;
  };
  /** What is shown, for the case that it cannot be: 'The clients'. */
  subject: string;
  children: (data: Data) => ReactNode;
}

/** The data once it is there; before, its place; after a failure, what failed and a way to ask again. */
export function QueryState<Data>({ query, subject, children }: QueryStateProps<Data>) {
  if (query.data !== undefined && !query.isPlaceholderData) return children(query.data);
  if (!query.isError) return <Skeletons count={4} />;
  return <LoadFailure what={subject} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}
