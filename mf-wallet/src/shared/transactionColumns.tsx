import { koboOf } from 'shared-api/money';
import { rrrText, standingOf, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { ActionsMenu, DateText, LinkButton, links, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

type TransactionColumn = Column<Transaction>;

const date: TransactionColumn = {
  key: 'date',
  header: 'Date',
  rowHeader: true,
  line: 1,
  render: ({ dateCreated }) => <DateText at={dateCreated} />,
  sort: 'server',
};
const service: TransactionColumn = {
  key: 'service',
  header: 'Service',
  line: 2,
  render: (row) => row.service?.name ?? 'N/A',
};
const quantity: TransactionColumn = {
  key: 'quantity',
  header: 'Quantity',
  line: 3,
  named: true,
  align: 'end',
  render: (row) => row.quantity,
};
const amount: TransactionColumn = {
  key: 'amount',
  header: 'Amount',
  line: 3,
  align: 'end',
  render: (row) => <Money kobo={koboOf(row.amount)} />,
  sort: 'server',
};
/** A payment from the wallet has no RRR: on a phone the quantity stands in its place. */
const bookingRrr: TransactionColumn = {
  key: 'rrr',
  header: 'RRR Number',
  nowrap: true,
  render: (row) => rrrText(row, 'client'),
};
const rrrNumber: TransactionColumn = { ...bookingRrr, line: 3 };
const paymentStatus: TransactionColumn = {
  key: 'status',
  header: 'Status',
  line: 2,
  render: (row) => <StatusTag kind="payment" status={standingOf(row).shown} />,
};
const bookingStatus: TransactionColumn = {
  key: 'status',
  header: 'Status',
  line: 2,
  render: (row) =>
    row.status ? (
      <StatusTag kind="booking" status={row.status} />
    ) : (
      <StatusTag kind="payment" status="Unpaid" />
    ),
};
const fundedBy: TransactionColumn = {
  key: 'fundedBy',
  header: 'Funded By',
  render: (row) => row.createdBy ?? 'N/A',
};

const pathOf = ({ transactionId, transactionType }: Transaction) =>
  transactionType === transactionTypes.booking
    ? links.booking(String(transactionId))
    : links.transaction(String(transactionId), transactionType as 1 | 2);

const viewMore: TransactionColumn = {
  key: 'view',
  header: 'Details',
  action: true,
  hideHeader: true,
  nowrap: true,
  render: (row) => (
    <LinkButton to={pathOf(row)} variant="link" aria-label={`View More of ${row.id}`}>
      View More
    </LinkButton>
  ),
};
const actions: TransactionColumn = {
  key: 'actions',
  header: 'Actions',
  action: true,
  render: (row) => (
    <ActionsMenu label={`Actions for ${row.id}`} actions={[{ label: 'View More', to: pathOf(row) }]} />
  ),
};

/** Each type of transaction has columns of its own (G69). */
export const bookingColumns = [date, service, quantity, amount, bookingRrr, bookingStatus, viewMore];
export const fundColumns = [date, amount, rrrNumber, paymentStatus, fundedBy, actions];
export const registrationColumns = [date, amount, rrrNumber, paymentStatus, viewMore];

/** Inside a detail page the funds table leaves Funded By and Actions out (TRANS-09, G96). */
export const detailColumns = [date, amount, rrrNumber, paymentStatus].map((column) => ({
  ...column,
  sort: undefined,
}));
