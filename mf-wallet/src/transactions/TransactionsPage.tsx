import type { ReactNode } from 'react';
import { useCan, useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { Button, Icon, LinkButton, links, PageHeader, useFundDialog } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { bookingColumns, fundColumns, registrationColumns } from '../shared/transactionColumns.tsx';
import { FundActions } from './FundActions.tsx';
import { TransactionsTab } from './TransactionsTab.tsx';

const { booking, fund, registration } = transactionTypes;

const actions: Column<Transaction> = {
  key: 'actions',
  title: 'Actions',
  action: true,
  line: 3,
  align: 'end',
  render: (_, row) => <FundActions transaction={row} />,
};

const tabs = [
  {
    key: 'bookings',
    label: 'Bookings',
    type: booking,
    columns: bookingColumns,
    empty: 'There are no bookings to display',
  },
  {
    key: 'funds',
    label: 'Funds',
    type: fund,
    columns: [...fundColumns, actions],
    empty: 'There are no fund transactions to display',
  },
  {
    key: 'registrations',
    label: 'Registrations',
    type: registration,
    columns: registrationColumns,
    empty: 'There are no registration transactions to display',
  },
];

export function TransactionsPage() {
  const { openFunding, fundDialog } = useFundDialog();
  const funds = useCan('wallet.fund');
  const statement = useCan('statements.own');
  const asksPayouts = useCan('payouts.ask');
  const { payouts } = usePublicSettings();
  const isMember = useSession(({ user }) => Boolean(user?.memberRole));
  const shown = isMember ? tabs.filter(({ type }) => type !== registration) : tabs;
  const nextActions: Readonly<Record<string, ReactNode>> = {
    bookings: (
      <LinkButton to={links.services()} variant="primary">
        All Services
      </LinkButton>
    ),
    funds: funds && (
      <Button variant="primary" icon={<Icon name="plus" />} onClick={openFunding}>
        Fund
      </Button>
    ),
  };
  return (
    <>
      <PageHeader
        title="All Transactions"
        actions={
          <>
            {payouts && asksPayouts && <LinkButton to={links.payouts()}>Payouts</LinkButton>}
            {statement && <LinkButton to={links.statement()}>Statement</LinkButton>}
          </>
        }
      />
      <Tabs
        label="Transactions by type"
        param="tab"
        items={shown.map(({ key, ...tab }) => ({
          key,
          label: tab.label,
          content: <TransactionsTab key={key} {...tab} emptyAction={nextActions[key]} />,
        }))}
      />
      {fundDialog}
    </>
  );
}
