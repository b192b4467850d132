import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Erasure, listErasures } from 'shared-api/erasures';
import { listOf } from 'shared-api/http';
import { links, MomentText, Tag, usePageParam } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { decidedColumn } from '../../shared/decidedColumn.tsx';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { ErasureActions } from './ErasureActions.tsx';

const proposed: Column<Erasure>[] = [
  {
    key: 'name',
    title: 'Whose',
    rowScope: 'row',
    line: 1,
    render: (_, { name, userId, waitsFor }) => (
      <div>
        <Link to={links.client(String(userId))}>{name}</Link>
        {waitsFor.length > 0 && <Tag tone="warning">{`Waits for ${waitsFor.join(', ')}`}</Tag>}
      </div>
    ),
  },
  { key: 'reason', title: 'Reason', line: 2, dataIndex: 'reason' },
  {
    key: 'proposed',
    title: 'Asked',
    render: (_, { proposedBy, dateCreated }) => (
      <div>
        {proposedBy.name}, <MomentText at={dateCreated} />
      </div>
    ),
  },
];

const waiting: Column<Erasure>[] = [
  ...proposed,
  actionColumn((erasure) => <ErasureActions erasure={erasure} />),
];

const lists = [
  { status: 'Proposed', label: 'Waiting', empty: 'No erasure waits for a decision', columns: waiting },
  {
    status: 'Approved',
    label: 'Done',
    empty: 'Nobody was erased',
    columns: [...proposed, decidedColumn],
  },
  {
    status: 'Rejected',
    label: 'Rejected',
    empty: 'No erasure was rejected',
    columns: [...proposed, decidedColumn],
  },
] as const;

function ErasureList({ list: { status, label, empty, columns } }: { list: (typeof lists)[number] }) {
  const erasures = useQuery(listOf(listErasures, { query: { status, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label={`Erasures: ${label}`}
      subject="The erasures"
      query={erasures}
      columns={columns}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

export const Erasures = () => (
  <Tabs
    label="Erasures"
    param="list"
    items={lists.map((list) => ({
      key: list.status,
      label: list.label,
      content: <ErasureList key={list.status} list={list} />,
    }))}
  />
);
