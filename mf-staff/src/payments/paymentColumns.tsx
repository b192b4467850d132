import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { InvoicedPayment } from 'shared-api/payments';
import { moneyState, rrrText, standingOf } from 'shared-api/transactions';
import { DateText, links, MomentText, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { invoicePath } from '../shared/invoicePath.ts';
import { TruncatedText } from '../shared/TruncatedText.tsx';
import { waitingTime } from '../shared/waitingTime.ts';
import { attentionText } from './invoiceState.ts';
import { PaymentActions } from './PaymentActions.tsx';

type PaymentColumn = Column<InvoicedPayment>;

const invoice: PaymentColumn = {
  key: 'invoice',
  title: 'Invoice',
  rowScope: 'row',
  line: 1,
  render: (_, payment) => (
    <Link className="nowrap" to={invoicePath(payment)}>
      {payment.id}
    </Link>
  ),
};
const date: PaymentColumn = {
  key: 'date',
  title: 'Date',
  line: 3,
  render: (_, { dateCreated, ...payment }) => (
    <div>
      <DateText at={dateCreated} />
      {moneyState(payment) === 'due' && <div>{waitingTime(dateCreated)}</div>}
    </div>
  ),
};
const client: PaymentColumn = {
  key: 'client',
  title: 'Client',
  line: 2,
  render: (_, { business_Name, applicationUserId }) => (
    <Link to={links.client(String(applicationUserId))}>
      <TruncatedText text={business_Name ?? 'N/A'} />
    </Link>
  ),
};
const amount: PaymentColumn = {
  key: 'amount',
  title: 'Amount',
  line: 3,
  dataIndex: 'amount',
  valueType: 'money',
};
const rrr: PaymentColumn = {
  key: 'rrr',
  title: 'RRR Number',
  nowrap: true,
  render: (_, payment) => rrrText(payment, 'staff'),
};
const kind: PaymentColumn = {
  key: 'for',
  title: 'For',
  line: 1,
  dataIndex: 'transactType',
};
const paid: PaymentColumn = {
  key: 'paid',
  title: 'Paid at the gateway',
  align: 'end',
  render: (_, { paidAmount }) => (paidAmount === null ? 'Not known' : <Money kobo={koboOf(paidAmount)} />),
};
const finding: PaymentColumn = {
  key: 'finding',
  title: 'Finding',
  line: 3,
  whole: true,
  breakable: true,
  render: (_, row) => attentionText(row),
};
const state: PaymentColumn = {
  key: 'state',
  title: 'State',
  line: 1,
  render: (_, payment) => <StatusTag kind="payment" status={standingOf(payment).shown} />,
};
const settled: PaymentColumn = {
  key: 'settled',
  title: 'Paid',
  breakable: true,
  render: (_, { datePaid, method, confirmation }) =>
    datePaid ? (
      <div>
        <MomentText at={datePaid} />
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
  title: 'Action',
  action: true,
  render: (_, payment) => <PaymentActions payment={payment} />,
};

/** The finding needs the third line of a narrow table for itself. */
const { line: _, ...dateWithoutLine } = date;

export const paymentColumns = {
  attention: [invoice, dateWithoutLine, client, kind, { ...amount, line: 2 }, paid, finding, action],
  unpaid: [invoice, date, client, kind, amount, rrr, action],
  registrations: [invoice, date, client, amount, state, settled, action],
} satisfies Record<string, PaymentColumn[]>;
