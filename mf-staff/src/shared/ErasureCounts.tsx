import { useQuery } from '@tanstack/react-query';
import { previewErasure } from 'shared-api/erasures';
import { queryOf } from 'shared-api/http';
import { Banner } from 'shared-ui';
import { GoesAndStays } from 'shared-ui/details';
import { QueryState } from './QueryState.tsx';

export function ErasureCounts({ userId }: { userId: number }) {
  const query = useQuery(queryOf(previewErasure, { params: { id: userId } }));
  return (
    <QueryState query={query} subject="What an erasure takes">
      {({ preview: { obstacles, ...counts } }) => (
        <>
          {obstacles.length > 0 && (
            <Banner tone="warning">
              {obstacles.map(({ message }) => (
                <p key={message}>{message}</p>
              ))}
            </Banner>
          )}
          <GoesAndStays {...counts} />
        </>
      )}
    </QueryState>
  );
}
