import { can, useSession } from 'shared-api';
import type { Permission } from 'shared-api/rules';
import { transactionTypes } from 'shared-api/rules';
import { EmptyState, PageHeader } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { StaffTransactionsTab } from './StaffTransactionsTab.tsx';

/** Tab numbers as specified; the type asked for is the tab minus one, and 3 is the fundings' (TRANS-21, TRANS-22, G68). */
const tabs = [
  {
    tab: 1,
    label: 'Booking Services',
    type: transactionTypes.booking,
    permission: 'transactions.readBookings',
  },
  { tab: 3, label: 'Funds Services', type: transactionTypes.fund, permission: 'transactions.readFunds' },
  {
    tab: 2,
    label: 'Registration Services',
    type: transactionTypes.registration,
    permission: 'transactions.readRegistrations',
  },
] as const satisfies readonly { tab: number; label: string; type: number; permission: Permission }[];

/** The desk's view of the transactions (TRANS-20); a role sees the tabs that it may read. */
export function StaffTransactions() {
  const user = useSession((state) => state.user);
  const readable = tabs.filter(({ permission }) => can(user, permission));
  return (
    <>
      <PageHeader title="All Transaction" />
      {readable.length === 0 ? (
        <EmptyState text="There are no transactions" />
      ) : (
        <Tabs
          label="Transactions by type"
          param="tab"
          items={readable.map(({ tab, label, type }) => ({
            key: String(tab),
            label,
            content: <StaffTransactionsTab key={tab} label={label} type={type} />,
          }))}
        />
      )}
    </>
  );
}
