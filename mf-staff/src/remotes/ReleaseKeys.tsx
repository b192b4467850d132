import { useMutation, useQuery } from '@tanstack/react-query';
import { listOf, mutationOf, serverNow } from 'shared-api/http';
import {
  approveReleaseKey,
  listReleaseKeys,
  type ReleaseKey,
  rejectReleaseKey,
  withdrawReleaseKey,
} from 'shared-api/remotes';
import { MomentText, Tag, usePageParam } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { ConfirmCall } from '../shared/CallDialog.tsx';
import { ProposalActions } from '../shared/ProposalActions.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { MakeKey } from './MakeKey.tsx';
import { type Proven, ProvenDialog } from './ProvenDialog.tsx';
import { keyState } from './releaseWords.ts';

interface DialogProps {
  releaseKey: ReleaseKey;
  onClose: () => void;
}

const nameOf = ({ id, remote }: ReleaseKey) => `key ${id} of ${remote}`;

const grantedText = ({ prefixes, slots, menu }: ReleaseKey): string =>
  [...prefixes.map((path) => `/${path}`), ...slots, ...(menu ? ['menu'] : [])].join(', ') || 'nothing';

function Approve({ releaseKey, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(approveReleaseKey));
  const { id, remote, proposedBy, reason } = releaseKey;
  return (
    <ProvenDialog<Proven>
      title={`Accept ${nameOf(releaseKey)}?`}
      submit="Accept"
      onSubmit={({ Code }) => mutateAsync({ params: { id }, body: { Code } })}
      onClose={onClose}
    >
      <p>
        {proposedBy.name} made it: “{reason}”. Whoever holds it brings versions of {remote} for{' '}
        {grantedText(releaseKey)}. What it brings waits for a person, and then runs in everybody’s session.
      </p>
    </ProvenDialog>
  );
}

const Withdraw = ({ releaseKey, onClose }: DialogProps) => (
  <ConfirmCall
    title={`Withdraw ${nameOf(releaseKey)}?`}
    danger
    confirm="Withdraw"
    call={withdrawReleaseKey}
    input={{ params: { id: releaseKey.id } }}
    onClose={onClose}
  >
    <p>Nothing is brought with it from now on, an upload that is under way included.</p>
  </ConfirmCall>
);

function Action({ releaseKey }: { releaseKey: ReleaseKey }) {
  if (releaseKey.status === 'Proposed')
    return (
      <ProposalActions
        subject={nameOf(releaseKey)}
        proposal={releaseKey}
        approve="Accept"
        approval={(close) => <Approve releaseKey={releaseKey} onClose={close} />}
        reject={rejectReleaseKey}
      >
        It never works, and stays in the list.
      </ProposalActions>
    );
  if (keyState(releaseKey, serverNow()).text !== 'Works') return null;
  return (
    <RowActions
      subject={nameOf(releaseKey)}
      usual={{
        label: 'Withdraw',
        dialog: (close) => <Withdraw releaseKey={releaseKey} onClose={close} />,
      }}
    />
  );
}

const columns: readonly Column<ReleaseKey>[] = [
  {
    key: 'remote',
    title: 'Key',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    render: (_, { id, remote }) => `${id}, ${remote}`,
  },
  {
    key: 'state',
    title: 'State',
    line: 1,
    lineEnd: true,
    render: (_, row) => {
      const { text, tone } = keyState(row, serverNow());
      return <Tag tone={tone}>{text}</Tag>;
    },
  },
  {
    key: 'granted',
    title: 'May bring',
    line: 2,
    whole: true,
    breakable: true,
    render: (_, row) => grantedText(row),
  },
  {
    key: 'history',
    title: 'History',
    line: 3,
    whole: true,
    render: (_, { proposedBy, dateCreated, reason, dateEnds, dateUsed }) => (
      <div>
        <div>
          Made by {proposedBy.name}, <MomentText at={dateCreated} />: “{reason}”
        </div>
        {dateEnds && (
          <div>
            Ends <MomentText at={dateEnds} />
          </div>
        )}
        <div>
          {dateUsed ? (
            <>
              Last used <MomentText at={dateUsed} />
            </>
          ) : (
            'Never used'
          )}
        </div>
      </div>
    ),
  },
  actionColumn((row) => <Action releaseKey={row} />),
];

export function ReleaseKeys() {
  const keys = useQuery(listOf(listReleaseKeys, { query: { pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label="Keys"
      query={keys}
      columns={columns}
      rowKey={({ id }) => id}
      empty="Nobody has a key: the portal’s own commands release alone"
      actions={<MakeKey />}
    />
  );
}
