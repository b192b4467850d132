import { Link } from 'react-router-dom';
import { formatRrr, koboOf } from 'shared-api/money';
import type { InvoicedPayment } from 'shared-api/payments';
import { DateText, DateTimeText, links, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { attentionText } from './invoiceState.ts';
import { PaymentActions } from './PaymentActions.tsx';
import styles from './paymentColumns.module.css';

type PaymentColumn = Column<InvoicedPayment>;

const invoice: PaymentColumn = {
  key: 'invoice',
  header: 'Invoice',
  rowHeader: true,
  render: ({ id, transactionId, transactionType }) => (
    <Link
      className={styles.number}
      to={links.transaction(String(transactionId), transactionType === 1 ? 1 : 2)}
    >
      {id}
    </Link>
  ),
};
const date: PaymentColumn = {
  key: 'date',
  header: 'Date',
  render: ({ dateCreated }) => <DateText at={dateCreated} />,
};
const client: PaymentColumn = {
  key: 'client',
  header: 'Client',
  breakable: true,
  render: ({ business_Name, applicationUserId }) => (
    <Link to={links.client(String(applicationUserId))}>{business_Name ?? 'N/A'}</Link>
  ),
};
const amount: PaymentColumn = {
  key: 'amount',
  header: 'Amount',
  align: 'end',
  render: (row) => <Money kobo={koboOf(row.amount)} />,
};
const rrr: PaymentColumn = {
  key: 'rrr',
  header: 'RRR Number',
  render: ({ rrrNo }) => (rrrNo ? formatRrr(rrrNo) : 'Processing...'),
};
const kind: PaymentColumn = { key: 'for', header: 'For', render: ({ transactType }) => transactType };
const paid: PaymentColumn = {
  key: 'paid',
  header: 'Paid at the gateway',
  align: 'end',
  render: ({ paidAmount }) => (paidAmount === null ? 'Not known' : <Money kobo={koboOf(paidAmount)} />),
};
const finding: PaymentColumn = { key: 'finding', header: 'Finding', render: attentionText };
const state: PaymentColumn = {
  key: 'state',
  header: 'State',
  render: ({ status, paymentStatus }) => <StatusTag kind="payment" status={status ?? paymentStatus} />,
};
const settled: PaymentColumn = {
  key: 'settled',
  header: 'Paid',
  render: ({ datePaid, method, confirmation }) =>
    datePaid ? (
      <div>
        <DateTimeText at={datePaid} />
        {method && `, ${method}`}
        {confirmation && (
          <div>
            By {confirmation.by}: {confirmation.reason}
          </div>
        )}
      </div>
    ) : (
      'Not yet'
    ),
};
const action: PaymentColumn = {
  key: 'action',
  header: 'Action',
  render: (payment) => <PaymentActions payment={payment} />,
};

export const paymentColumns = {
  attention: [invoice, date, client, kind, amount, paid, finding, action],
  unpaid: [invoice, date, client, kind, amount, rrr, action],
  registrations: [invoice, date, client, amount, state, settled, action],
} satisfies Record<string, PaymentColumn[]>;
