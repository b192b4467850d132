import { can, useSession } from 'shared-api/http';
import type { Permission } from 'shared-api/permissions';
import { transactionTypes } from 'shared-api/transactions';
import { EmptyState, PageHeader } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { transactionListOf } from './transactionListOf.tsx';

/** TRANS-21 prescribes the numbers of the tabs: each is the number of the transaction type plus one. */
const tabOf = (tab: number, label: string, type: 0 | 1 | 2, permission: Permission) => ({
  key: String(tab),
  label,
  permission,
  List: transactionListOf(label, type),
});
const tabs = [
  tabOf(1, 'Booking Services', transactionTypes.booking, 'transactions.readBookings'),
  tabOf(3, 'Funds Services', transactionTypes.fund, 'transactions.readFunds'),
  tabOf(2, 'Registration Services', transactionTypes.registration, 'transactions.readRegistrations'),
];

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
          items={readable.map(({ key, label, List }) => ({ key, label, content: <List key={key} /> }))}
        />
      )}
    </>
  );
}
