import { audienceWords, type ReleaseVersion, type RemoteReleases } from 'shared-api/remotes';
import { Card, DateTimeText, Stack, Tag } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import type { Option } from 'shared-ui/fields';
import { RowActions } from '../shared/RowActions.tsx';
import { AudienceFields, type AudienceValues, audienceOf, audienceProblems } from './AudienceFields.tsx';
import { type Proven, ProvenDialog } from './ProvenDialog.tsx';
import { healthText, stateWords } from './releaseWords.ts';
import { PlainChange, useChange, VersionActions } from './VersionActions.tsx';

/** On a telephone they stand beneath each other, and so they do in the table. */
function History({ version }: { version: ReleaseVersion }) {
  const { state, broughtBy, dateBrought, decidedBy, dateDecided, since } = version;
  return (
    <div>
      {dateBrought && (
        <div>
          {broughtBy}, <DateTimeText at={dateBrought} />
        </div>
      )}
      {dateDecided && (
        <div>
          {state === 'refused' ? 'Refused' : 'Accepted'} by {decidedBy ?? 'itself'},{' '}
          <DateTimeText at={dateDecided} />
        </div>
      )}
      {!dateBrought && since && (
        <div>
          Since <DateTimeText at={since} />
        </div>
      )}
    </div>
  );
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const columnsOf = (remote: string): readonly Column<ReleaseVersion>[] => [
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
    align: 'end',
    render: (_, { state }) => <Tag tone={stateWords[state].tone}>{stateWords[state].text}</Tag>,
  },
  {
    key: 'for',
    title: 'For',
    line: 2,
    whole: true,
    render: (_, version) => (
      <div>
        {version.audience && <div>{withCapital(audienceWords(version.audience))}</div>}
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
    key: 'action',
    title: 'Action',
    action: true,
    line: 3,
    align: 'end',
    render: (_, version) => <VersionActions remote={remote} version={version} />,
  },
];

interface DialogProps {
  releases: RemoteReleases;
  onClose: () => void;
}

const nobody = 'nobody';
const whose: readonly Option[] = [
  { value: nobody, label: 'No version: a person accepts each' },
  { value: 'all', label: 'Every version' },
];

function AcceptsItself({ releases: { remote, acceptsItself }, onClose }: DialogProps) {
  const change = useChange(remote);
  const [kind, channel] = acceptsItself?.split(':') ?? [nobody];
  return (
    <ProvenDialog<AudienceValues & Proven>
      title={`Which versions of ${remote} accept themselves?`}
      submit="Save"
      initialValues={{ audience: kind, ...(channel && { channel }) }}
      validate={audienceProblems}
      onSubmit={({ Code, ...values }) => {
        const audience = audienceOf(values);
        return change({ action: 'accepts itself', audience: audience === nobody ? null : audience, Code });
      }}
      onClose={onClose}
    >
      <p>Then whoever holds, or stole, a key of this remote changes what those people run, at once.</p>
      <AudienceFields label="Accepts itself" options={whose} />
    </ProvenDialog>
  );
}

/** One remote: its versions with what can be done to each, and what can be done to all of it. */
export function RemoteCard({ releases }: { releases: RemoteReleases }) {
  const { remote, label, acceptsItself, versions } = releases;
  return (
    <Card
      title={label === remote ? remote : `${label}, ${remote}`}
      actions={
        <RowActions
          subject={remote}
          more={[
            {
              label: 'Accepts itself',
              dialog: (close) => <AcceptsItself releases={releases} onClose={close} />,
            },
            {
              label: 'Remove',
              danger: true,
              dialog: (close) => (
                <PlainChange remote={remote} action="remove" label="Remove" danger onClose={close}>
                  Its pages, menu entries and slots are gone for everybody, from their next page on.
                </PlainChange>
              ),
            },
          ]}
        />
      }
    >
      <Stack space={3}>
        {acceptsItself && <p>Versions for {audienceWords(acceptsItself)} accept themselves.</p>}
        <DataTable
          hideCaption
          label={`Versions of ${remote}`}
          columns={columnsOf(remote)}
          dataSource={versions}
          rowKey={({ version }) => version}
          pageSize={Math.max(versions.length, 1)}
          empty="No version is live, and none waits"
        />
      </Stack>
    </Card>
  );
}
