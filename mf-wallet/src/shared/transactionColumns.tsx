import { rrrText, standingOf, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { LinkButton, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

type TransactionColumn = Column<Transaction>;

const date: TransactionColumn = {
  key: 'date',
  title: 'Date',
  line: 2,
  dataIndex: 'dateCreated',
  valueType: 'date',
  sorter: true,
};
const service: TransactionColumn = {
  key: 'service',
  title: 'Service',
  rowScope: 'row',
  line: 1,
  render: (_, row) => row.service?.name ?? 'N/A',
};
const quantity: TransactionColumn = {
  key: 'quantity',
  title: 'Quantity',
  line: 3,
  named: true,
  dataIndex: 'quantity',
};
const amount: TransactionColumn = {
  key: 'amount',
  title: 'Amount',
  line: 1,
  dataIndex: 'amount',
  valueType: 'money',
  sorter: true,
};
/** A booking that is paid from the wallet has no RRR, so phones show the quantity instead. */
const bookingRrr: TransactionColumn = {
  key: 'rrr',
  title: 'RRR Number',
  nowrap: true,
  render: (_, row) => rrrText(row, 'client'),
};
const rrrNumber: TransactionColumn = { ...bookingRrr, line: 3 };
const paymentStatus: TransactionColumn = {
  key: 'status',
  title: 'Status',
  line: 2,
  render: (_, row) => <StatusTag kind="payment" status={standingOf(row).shown} />,
};
const bookingStatus: TransactionColumn = {
  key: 'status',
  title: 'Status',
  line: 2,
  render: (_, row) =>
    row.status ? (
      <StatusTag kind="booking" status={row.status} />
    ) : (
      <StatusTag kind="payment" status="Unpaid" />
    ),
};
const fundedBy: TransactionColumn = {
  key: 'fundedBy',
  title: 'Funded By',
  render: (_, row) => row.createdBy ?? 'N/A',
};

const pathOf = ({ transactionId, transactionType }: Transaction) =>
  transactionType === transactionTypes.booking
    ? links.booking(String(transactionId))
    : links.transaction(String(transactionId), transactionType as 1 | 2);

const viewMore: TransactionColumn = {
  key: 'view',
  title: 'Details',
  action: true,
  hideTitle: true,
  nowrap: true,
  render: (_, row) => (
    <LinkButton to={pathOf(row)} variant="link" aria-label={`View More of ${row.id}`}>
      View More
    </LinkButton>
  ),
};
const amountAsRowHeader: TransactionColumn = { ...amount, rowScope: 'row' };

export const bookingColumns = [date, service, quantity, amount, bookingRrr, bookingStatus, viewMore];
export const fundColumns = [date, amountAsRowHeader, rrrNumber, paymentStatus, fundedBy];
export const registrationColumns = [date, amountAsRowHeader, rrrNumber, paymentStatus, viewMore];

export const detailColumns = [date, amountAsRowHeader, rrrNumber, paymentStatus].map((column) => ({
  ...column,
  sorter: false,
}));
