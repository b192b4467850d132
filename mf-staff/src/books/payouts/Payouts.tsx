import { useQuery } from '@tanstack/react-query';
import { type Payout, payoutsQuery } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Stack, usePageParam } from 'shared-ui';
import { ListFrame, type PeekContent } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../../shared/StaffTable.tsx';
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
  const payouts = useQuery(payoutsQuery({ status, pageNumber: usePageParam() }));
  return (
    <ListFrame label={label}>
      <StaffTable
        label={label}
        subject="The payouts"
        query={payouts}
        columns={payoutColumns}
        rowKey={({ id }) => id}
        peek={peek}
        empty={empty}
      />
    </ListFrame>
  );
}

/** Balances on their way to the bank: one of the finance office approves, another transfers. */
export function Payouts() {
  const offered = usePublicSettings().payouts;
  return (
    <Stack space={4}>
      {offered ? (
        <div>
          <AskForClient />
        </div>
      ) : (
        <Banner tone="info">Payouts are switched off in the settings: none can be asked for.</Banner>
      )}
      <Tabs
        label="Payouts"
        param="list"
        items={lists.map((list) => ({
          key: list.status,
          label: list.label,
          content: <PayoutList key={list.status} list={list} />,
        }))}
      />
    </Stack>
  );
}
