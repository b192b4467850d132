import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { Adjustment } from 'shared-api/payments';
import { DateTimeText, links } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { decidedColumn } from '../shared/decidedColumn.tsx';
import { AdjustmentActions } from './AdjustmentActions.tsx';
import { SignedMoney } from './SignedMoney.tsx';

type AdjustmentColumn = Column<Adjustment>;

export const walletPath = ({ applicationUserId }: Adjustment): string =>
  links.client(String(applicationUserId), { tab: 'wallet' });

const proposed: AdjustmentColumn[] = [
  {
    key: 'client',
    header: 'Client',
    rowHeader: true,
    line: 1,
    render: (adjustment) => <Link to={walletPath(adjustment)}>{adjustment.business_Name}</Link>,
  },
  {
    key: 'amount',
    header: 'Amount',
    line: 1,
    align: 'end',
    render: ({ amount }) => <SignedMoney kobo={koboOf(amount)} />,
  },
  {
    key: 'reason',
    header: 'Reason',
    line: 2,
    breakable: true,
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
  {
    key: 'proposed',
    header: 'Proposed',
    breakable: true,
    render: ({ proposedBy, dateCreated }) => (
      <div>
        {proposedBy.name}, <DateTimeText at={dateCreated} />
      </div>
    ),
  },
];

const action: AdjustmentColumn = {
  key: 'action',
  header: 'Action',
  action: true,
  line: 3,
  render: (adjustment) => <AdjustmentActions adjustment={adjustment} />,
};

export const waitingColumns: AdjustmentColumn[] = [...proposed, action];
export const decidedColumns: AdjustmentColumn[] = [...proposed, decidedColumn];
