import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { Adjustment } from 'shared-api/payments';
import { DateTimeText, links, Money } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { decidedColumn } from '../shared/decidedColumn.tsx';
import { AdjustmentActions } from './AdjustmentActions.tsx';

type AdjustmentColumn = Column<Adjustment>;

const proposed: AdjustmentColumn[] = [
  {
    key: 'date',
    header: 'Proposed',
    rowHeader: true,
    line: 1,
    render: ({ dateCreated }) => <DateTimeText at={dateCreated} />,
  },
  {
    key: 'client',
    header: 'Client',
    line: 2,
    render: ({ applicationUserId, business_Name }) => (
      <Link to={links.client(String(applicationUserId))}>{business_Name}</Link>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    line: 2,
    align: 'end',
    render: ({ amount }) => <Money kobo={koboOf(amount)} />,
  },
  {
    key: 'reason',
    header: 'Reason',
    line: 3,
    render: ({ reason, payment }) =>
      payment ? (
        <div>
          {reason}
          <div>
            Received for invoice{' '}
            <Link
              to={links.transaction(String(payment.transactionId), payment.transactionType === 1 ? 1 : 2)}
            >
              {payment.invoiceNumber}
            </Link>
          </div>
        </div>
      ) : (
        reason
      ),
  },
  { key: 'by', header: 'Proposed by', render: ({ proposedBy }) => proposedBy.name },
];

const action: AdjustmentColumn = {
  key: 'action',
  header: 'Action',
  action: true,
  align: 'end',
  line: 3,
  render: (adjustment) => <AdjustmentActions adjustment={adjustment} />,
};

export const waitingColumns: AdjustmentColumn[] = [...proposed, action];
export const decidedColumns: AdjustmentColumn[] = [...proposed, decidedColumn];
