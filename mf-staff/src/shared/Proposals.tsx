import type { ReactNode } from 'react';
import type { Adjustment } from 'shared-api/payments';
import { MomentText } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { ListTabs, type ListTabsProps } from './ListTabs.tsx';

type Proposal = Pick<
  Adjustment,
  'id' | 'status' | 'proposedBy' | 'dateCreated' | 'decidedBy' | 'dateDecided' | 'decisionReason'
>;

export const proposedColumn: Column<Proposal> = {
  key: 'proposed',
  title: 'Proposed',
  breakable: true,
  render: (_, { proposedBy, dateCreated }) => (
    <div>
      {proposedBy.name}, <MomentText at={dateCreated} />
    </div>
  ),
};

const decidedColumn: Column<Proposal> = {
  key: 'decided',
  title: 'Decided',
  breakable: true,
  render: (_, { decidedBy, dateDecided, decisionReason }) => (
    <div>
      {decidedBy?.name}
      {dateDecided && (
        <>
          , <MomentText at={dateDecided} />
        </>
      )}
      {decisionReason && <div>{decisionReason}</div>}
    </div>
  ),
};

interface ProposalsProps<Row extends Proposal>
  extends Pick<ListTabsProps<Row['status'], Row>, 'label' | 'param' | 'rowsOf' | 'peek'> {
  /** Empty lists say, for example, that no adjustment was approved. */
  noun: string;
  columns: readonly Column<Row>[];
  action: (row: Row) => ReactNode;
}

export function Proposals<Row extends Proposal>({ noun, columns, action, ...tabs }: ProposalsProps<Row>) {
  const decided = [...columns, decidedColumn];
  return (
    <ListTabs
      {...tabs}
      lists={[
        {
          key: 'Proposed',
          label: 'Waiting',
          counted: true,
          columns: [...columns, actionColumn(action)],
          empty: `No ${noun} waits for a decision`,
        },
        { key: 'Approved', label: 'Approved', columns: decided, empty: `No ${noun} was approved` },
        { key: 'Rejected', label: 'Rejected', columns: decided, empty: `No ${noun} was rejected` },
      ]}
      rowKey={({ id }) => id}
    />
  );
}
