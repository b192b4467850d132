import { listOf } from 'shared-api/http';
import { listPayouts } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Stack } from 'shared-ui';
import { ListTabs } from '../../shared/ListTabs.tsx';
import { AskForClient } from './AskForClient.tsx';
import { payoutColumns as columns } from './payoutColumns.tsx';

const lists = [
  { key: 'Asked', label: 'To approve', columns, empty: 'No payout waits for an approval', counted: true },
  { key: 'Approved', label: 'To pay', columns, empty: 'No payout waits for its transfer', counted: true },
  { key: 'Paid', label: 'Paid', columns, empty: 'No payout was paid' },
  { key: 'Refused', label: 'Refused', columns, empty: 'No payout was refused or withdrawn' },
  { key: 'Returned', label: 'Returned', columns, empty: 'No payout came back' },
] as const;

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
      <ListTabs
        label="Payouts"
        param="list"
        lists={lists}
        opensAtRows
        rowsOf={(status, pageNumber) => listOf(listPayouts, { query: { status, pageNumber } })}
        rowKey={({ id }) => id}
        peek={{ titleOf: ({ business_Name }) => `Payout to ${business_Name}` }}
      />
    </Stack>
  );
}
