import { koboOf } from 'shared-api/money';
import { rrrText, standingOf, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { DateText, LinkButton, links, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

/** The type of a transaction decides its page (TRANS-25 to TRANS-27). */
function pathOf({ transactionId, transactionType }: Transaction): string {
  if (transactionType === transactionTypes.booking) return links.booking(String(transactionId));
  if (transactionType === transactionTypes.registration) return links.client(String(transactionId));
  return links.transaction(String(transactionId), transactionTypes.fund);
}

type TransactionColumn = Column<Transaction>;

const date: TransactionColumn = {
  key: 'date',
  header: 'Date',
  line: 2,
  render: ({ dateCreated }) => <DateText at={dateCreated} />,
  sort: ({ dateCreated }) => dateCreated,
};
const amount: TransactionColumn = {
  key: 'amount',
  header: 'Amount',
  line: 3,
  align: 'end',
  render: (row) => <Money kobo={koboOf(row.amount)} />,
  sort: (row) => row.amount,
};
const rrr: TransactionColumn = {
  key: 'rrr',
  header: 'RRR Number',
  nowrap: true,
  render: (row) => rrrText(row, 'staff'),
};
const status: TransactionColumn = {
  key: 'status',
  header: 'Payment Status',
  line: 1,
  render: (row) => <StatusTag kind="payment" status={standingOf(row).shown} />,
};

export const transactionColumns: TransactionColumn[] = [
  date,
  { key: 'service', header: 'Service', line: 3, render: (row) => row.service?.name ?? row.transactType },
  amount,
  { key: 'fundedBy', header: 'Funded By', render: (row) => row.createdBy ?? 'N/A' },
  {
    key: 'client',
    header: 'Client',
    rowHeader: true,
    line: 1,
    render: (row) => row.business_Name ?? 'N/A',
  },
  rrr,
  status,
  {
    key: 'action',
    header: 'Action',
    action: true,
    render: (row) => (
      <LinkButton to={pathOf(row)} variant="link" size="small" aria-label={`View Service of ${row.id}`}>
        View Service
      </LinkButton>
    ),
  },
];

/** Beyond the facts of the payment, staff see the Status column only (TRANS-10, G96). */
export const ownTransactionColumns: TransactionColumn[] = [
  { ...date, rowHeader: true, line: 1 },
  amount,
  rrr,
  { ...status, header: 'Status' },
];
