import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listReleases } from 'shared-api/remotes';
import { EmptyState, PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { QueryState } from '../shared/QueryState.tsx';
import { ReleaseKeys } from './ReleaseKeys.tsx';
import { RemoteCard } from './RemoteCard.tsx';

function Versions() {
  const releases = useQuery(queryOf(listReleases, {}));
  return (
    <QueryState query={releases} subject="The remotes">
      {(remotes) =>
        remotes.length === 0 ? (
          <EmptyState text="No remote is released" />
        ) : (
          <Stack space={4}>
            {remotes.map((each) => (
              <RemoteCard key={each.remote} releases={each} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

export const RemotesPage = () => (
  <Stack space={5}>
    <PageHeader
      title="Remotes"
      lead="A remote is a part of the portal that a team of its own releases. It runs in everybody’s session."
    />
    <Tabs
      label="Remotes"
      param="tab"
      items={[
        { key: 'versions', label: 'Versions', content: <Versions /> },
        { key: 'keys', label: 'Keys', content: <ReleaseKeys /> },
      ]}
    />
  </Stack>
);
