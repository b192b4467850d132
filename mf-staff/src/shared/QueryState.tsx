import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, Skeletons } from 'shared-ui';

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'> & {
    refetch: () => Promise<unknown>;
    /** Placeholder data belongs to the previous query and is not shown. */
    isPlaceholderData?: boolean;
  };
  /** The message of a failure contains the subject, such as 'The clients'. */
  subject: string;
  children: (data: Data) => ReactNode;
}

export function QueryState<Data>({ query, subject, children }: QueryStateProps<Data>) {
  if (query.data !== undefined && !query.isPlaceholderData) return children(query.data);
  if (!query.isError) return <Skeletons count={4} />;
  return <LoadFailure what={subject} onRetry={query.refetch} />;
}
