import { useQuery } from '@tanstack/react-query';
import { listOf } from 'shared-api/http';
import { listPayouts } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Skeletons, Stack } from 'shared-ui';
import { ListTabs } from '../../shared/ListTabs.tsx';
import { useFirstList } from '../../shared/useFirstList.ts';
import { AskForClient } from './AskForClient.tsx';
import { payoutColumns as columns } from './payoutColumns.tsx';

const lists = [
  { key: 'Asked', label: 'To approve', empty: 'No payout waits for an approval' },
  { key: 'Approved', label: 'To pay', empty: 'No payout waits for its transfer' },
  { key: 'Paid', label: 'Paid', empty: 'No payout was paid' },
  { key: 'Refused', label: 'Refused', empty: 'No payout was refused or withdrawn' },
  { key: 'Returned', label: 'Returned', empty: 'No payout came back' },
] as const;

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
        <ListTabs
          label="Payouts"
          param="list"
          usual={first}
          lists={lists.map((list, at) => ({ ...list, columns, count: counts[at] }))}
          rowsOf={(status, pageNumber) => listOf(listPayouts, { query: { status, pageNumber } })}
          rowKey={({ id }) => id}
          peek={{ titleOf: ({ business_Name }) => `Payout to ${business_Name}` }}
        />
      ) : (
        <Skeletons count={4} />
      )}
    </Stack>
  );
}
