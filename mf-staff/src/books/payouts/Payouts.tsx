import { useQuery } from '@tanstack/react-query';
import { listOf } from 'shared-api/http';
import { listPayouts, type Payout } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Skeletons, Stack, usePageParam } from 'shared-ui';
import type { PeekContent } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { useFirstList } from '../../shared/useFirstList.ts';
import { AskForClient } from './AskForClient.tsx';
import { payoutColumns } from './payoutColumns.tsx';

const lists = [
  { status: 'Asked', label: 'To approve', empty: 'No payout waits for an approval' },
  { status: 'Approved', label: 'To pay', empty: 'No payout waits for its transfer' },
  { status: 'Paid', label: 'Paid', empty: 'No payout was paid' },
  { status: 'Refused', label: 'Refused', empty: 'No payout was refused or withdrawn' },
  { status: 'Returned', label: 'Returned', empty: 'No payout came back' },
] as const;
type List = (typeof lists)[number];

const peek: PeekContent<Payout> = { titleOf: ({ business_Name }) => `Payout to ${business_Name}` };

function PayoutList({ list: { status, label, empty } }: { list: List }) {
  const payouts = useQuery(listOf(listPayouts, { query: { status, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label={label}
      subject="The payouts"
      query={payouts}
      columns={payoutColumns}
      rowKey={({ id }) => id}
      peek={peek}
      empty={empty}
    />
  );
}

export function Payouts() {
  const offered = usePublicSettings().payouts;
  const { first, counts } = useFirstList(
    'list',
    ['Asked', 'Approved'],
    [
      useQuery(listOf(listPayouts, { query: { status: 'Asked', pageNumber: 1 } })),
      useQuery(listOf(listPayouts, { query: { status: 'Approved', pageNumber: 1 } })),
    ],
  );
  return (
    <Stack space={4}>
      {offered ? (
        <div>
          <AskForClient />
        </div>
      ) : (
        <Banner tone="info">Payouts are switched off in the settings: none can be asked for.</Banner>
      )}
      {first ? (
        <Tabs
          label="Payouts"
          param="list"
          usual={first}
          items={lists.map((list, at) => ({
            key: list.status,
            label: list.label,
            count: counts[at],
            content: <PayoutList key={list.status} list={list} />,
          }))}
        />
      ) : (
        <Skeletons count={4} />
      )}
    </Stack>
  );
}
