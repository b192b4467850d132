import { useQuery } from '@tanstack/react-query';
import { type ErasurePreview, previewErasure } from 'shared-api/erasures';
import { queryOf } from 'shared-api/http';
import { Banner } from 'shared-ui';
import { QueryState } from './QueryState.tsx';

function Counts({ preview: { goes, stays, obstacles } }: { preview: ErasurePreview }) {
  return (
    <>
      {obstacles.map(({ message }) => (
        <Banner key={message} tone="warning">
          {message}
        </Banner>
      ))}
      <section aria-label="What goes">
        <h3>What goes</h3>
        <ul>
          {goes.map(({ what, count }) => (
            <li key={what}>
              {what} ({count})
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="What stays">
        <h3>What stays</h3>
        <ul>
          {stays.map(({ what, why }) => (
            <li key={what}>
              {what}. {why}.
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** In counts, before anybody proposes or approves. */
export function ErasureCounts({ userId }: { userId: number }) {
  const preview = useQuery(queryOf(previewErasure, { params: { id: userId } }));
  return (
    <QueryState query={preview} subject="What an erasure takes">
      {(data) => <Counts preview={data.preview} />}
    </QueryState>
  );
}
