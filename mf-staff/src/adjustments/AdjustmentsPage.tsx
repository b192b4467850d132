import { useQuery } from '@tanstack/react-query';
import { listOf } from 'shared-api/http';
import { type Adjustment, listAdjustments } from 'shared-api/payments';
import { PageHeader, Stack, usePageParam } from 'shared-ui';
import type { PeekContent } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../shared/StaffTable.tsx';
import { decidedColumns, waitingColumns, walletPath } from './adjustmentColumns.tsx';
import { ChooseClient } from './ChooseClient.tsx';

const lists = [
  { status: 'Proposed', label: 'Waiting', empty: 'No adjustment waits for a decision' },
  { status: 'Approved', label: 'Approved', empty: 'No adjustment was approved' },
  { status: 'Rejected', label: 'Rejected', empty: 'No adjustment was rejected' },
] as const;
type List = (typeof lists)[number];

const peek: PeekContent<Adjustment> = {
  titleOf: ({ business_Name }) => `Adjustment for ${business_Name}`,
  named: true,
  pathOf: walletPath,
};

function Adjustments({ list: { status, label, empty } }: { list: List }) {
  const adjustments = useQuery(listOf(listAdjustments, { query: { status, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label={label}
      subject="The adjustments"
      query={adjustments}
      columns={status === 'Proposed' ? waitingColumns : decidedColumns}
      rowKey={({ id }) => id}
      peek={peek}
      empty={empty}
    />
  );
}

export const AdjustmentsPage = () => (
  <Stack space={5}>
    <PageHeader title="Adjustments" actions={<ChooseClient />} />
    <Tabs
      label="Adjustments"
      param="tab"
      items={lists.map((list) => ({
        key: list.status,
        label: list.label,
        content: <Adjustments key={list.status} list={list} />,
      }))}
    />
  </Stack>
);
