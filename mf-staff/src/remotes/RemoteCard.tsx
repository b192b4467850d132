import { audienceWords, type ReleaseVersion, type RemoteReleases } from 'shared-api/remotes';
import { Card, MomentText, Stack, Tag } from 'shared-ui';
import { actionColumn, type Column, DataTable } from 'shared-ui/data';
import { capitalized } from '../shared/bulk-actions/capitalized.ts';
import { ChangeActions } from './ChangeActions.tsx';
import { changesOfRemote, changesOfVersion } from './changes.ts';
import { healthText, stateWords } from './releaseWords.ts';

function History({ version }: { version: ReleaseVersion }) {
  const { state, broughtBy, dateBrought, decidedBy, dateDecided, since } = version;
  return (
    <div>
      {dateBrought && (
        <div>
          {broughtBy}, <MomentText at={dateBrought} />
        </div>
      )}
      {dateDecided && (
        <div>
          {state === 'refused' ? 'Refused' : 'Accepted'} by {decidedBy ?? 'itself'},{' '}
          <MomentText at={dateDecided} />
        </div>
      )}
      {!dateBrought && since && (
        <div>
          Since <MomentText at={since} />
        </div>
      )}
    </div>
  );
}

const columnsOf = (releases: RemoteReleases): readonly Column<ReleaseVersion>[] => [
  {
    key: 'version',
    title: 'Version',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    dataIndex: 'version',
  },
  {
    key: 'state',
    title: 'State',
    line: 1,
    lineEnd: true,
    render: (_, { state }) => <Tag tone={stateWords[state].tone}>{stateWords[state].text}</Tag>,
  },
  {
    key: 'for',
    title: 'For',
    line: 2,
    whole: true,
    render: (_, version) => (
      <div>
        {version.audience && <div>{capitalized(audienceWords(version.audience))}</div>}
        {(version.failures > 0 || version.state === 'live') && <div>{healthText(version)}</div>}
      </div>
    ),
  },
  {
    key: 'history',
    title: 'History',
    line: 3,
    whole: true,
    render: (_, version) => <History version={version} />,
  },
  {
    ...actionColumn((version) => (
      <ChangeActions
        remote={releases.remote}
        subject={`${releases.remote} ${version.version}`}
        changes={changesOfVersion(version, releases)}
      />
    )),
    line: 2,
  },
];

export function RemoteCard({ releases }: { releases: RemoteReleases }) {
  const { remote, label, acceptsItself, versions } = releases;
  return (
    <Card
      title={label === remote ? remote : `${label}, ${remote}`}
      actions={<ChangeActions remote={remote} subject={remote} changes={changesOfRemote(releases)} />}
    >
      <Stack space={3}>
        {acceptsItself && <p>Versions for {audienceWords(acceptsItself)} accept themselves.</p>}
        <DataTable
          hideCaption
          label={`Versions of ${remote}`}
          columns={columnsOf(releases)}
          dataSource={versions}
          rowKey={({ version }) => version}
          pageSize={Math.max(versions.length, 1)}
          empty="No version is live, and none waits"
        />
      </Stack>
    </Card>
  );
}
