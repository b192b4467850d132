import { rrrText, standingOf, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { LinkButton, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { TruncatedText } from './TruncatedText.tsx';

function pathOf({ transactionId, transactionType }: Transaction): string {
  if (transactionType === transactionTypes.booking) return links.booking(String(transactionId));
  if (transactionType === transactionTypes.registration) return links.client(String(transactionId));
  return links.transaction(String(transactionId), transactionTypes.fund);
}

type TransactionColumn = Column<Transaction>;

const date: TransactionColumn = {
  key: 'date',
  title: 'Date',
  line: 2,
  dataIndex: 'dateCreated',
  valueType: 'date',
  sorter: true,
};
const amount: TransactionColumn = {
  key: 'amount',
  title: 'Amount',
  line: 3,
  dataIndex: 'amount',
  valueType: 'money',
  sorter: true,
};
const rrr: TransactionColumn = {
  key: 'rrr',
  title: 'RRR Number',
  nowrap: true,
  render: (_, row) => rrrText(row, 'staff'),
};
const status: TransactionColumn = {
  key: 'status',
  title: 'Payment Status',
  line: 1,
  render: (_, row) => <StatusTag kind="payment" status={standingOf(row).shown} />,
};

export const transactionColumns: TransactionColumn[] = [
  date,
  {
    key: 'service',
    title: 'Service',
    line: 3,
    render: (_, row) => <TruncatedText text={row.service?.name ?? row.transactType} />,
  },
  amount,
  {
    key: 'fundedBy',
    title: 'Funded By',
    render: (_, row) => <TruncatedText text={row.createdBy ?? 'N/A'} />,
  },
  {
    key: 'client',
    title: 'Client',
    rowScope: 'row',
    line: 1,
    render: (_, row) => <TruncatedText text={row.business_Name ?? 'N/A'} />,
  },
  rrr,
  status,
  {
    key: 'action',
    title: 'Action',
    action: true,
    render: (_, row) => (
      <LinkButton to={pathOf(row)} variant="link" size="small" aria-label={`View Service of ${row.id}`}>
        View Service
      </LinkButton>
    ),
  },
];

export const ownTransactionColumns: TransactionColumn[] = [
  { ...date, rowScope: 'row', line: 1, sorter: false },
  { ...amount, sorter: false },
  rrr,
  { ...status, title: 'Status' },
];
