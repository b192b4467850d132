import { koboOf } from 'shared-api';
import type { Transaction } from 'shared-api/contract';
import { transactionTypes } from 'shared-api/rules';
import { DateText, LinkButton, links, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

/** Where a transaction is looked at: its booking, its client, or itself (TRANS-25 to TRANS-27). */
function pathOf({ transactionId, transactionType }: Transaction): string {
  if (transactionType === transactionTypes.booking) return links.booking(String(transactionId));
  if (transactionType === transactionTypes.registration) return links.client(String(transactionId));
  return links.transaction(String(transactionId), transactionTypes.fund);
}

/** The desk's columns (TRANS-23); a missing RRR is still being issued (TRANS-28). */
export const transactionColumns: Column<Transaction>[] = [
  {
    key: 'date',
    header: 'Date',
    rowHeader: true,
    render: ({ dateCreated }) => <DateText at={dateCreated} />,
    sort: ({ dateCreated }) => dateCreated,
  },
  { key: 'service', header: 'Service', render: (row) => row.service?.name ?? row.transactType },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    render: (row) => <Money kobo={koboOf(row.amount)} />,
    sort: (row) => row.amount,
  },
  { key: 'fundedBy', header: 'Funded By', render: (row) => row.createdBy ?? 'N/A' },
  { key: 'client', header: 'Client', render: (row) => row.business_Name ?? 'N/A' },
  { key: 'rrr', header: 'RRR Number', render: (row) => row.rrrNo ?? 'Processing...' },
  {
    key: 'status',
    header: 'Payment Status',
    render: (row) => <StatusTag kind="payment" status={row.paymentStatus} />,
  },
  {
    key: 'action',
    header: 'Action',
    render: (row) => (
      <LinkButton to={pathOf(row)} variant="link" aria-label={`View Service of ${row.id}`}>
        View Service
      </LinkButton>
    ),
  },
];
