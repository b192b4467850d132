import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { Adjustment } from 'shared-api/payments';
import { links, MomentText } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { decidedColumn } from '../shared/decidedColumn.tsx';
import { invoicePath } from '../shared/invoicePath.ts';
import { AdjustmentActions } from './AdjustmentActions.tsx';
import { SignedMoney } from './SignedMoney.tsx';

type AdjustmentColumn = Column<Adjustment>;

export const walletPath = ({ applicationUserId }: Adjustment): string =>
  links.client(String(applicationUserId), { tab: 'wallet' });

const proposed: AdjustmentColumn[] = [
  {
    key: 'client',
    title: 'Client',
    rowScope: 'row',
    line: 1,
    render: (_, adjustment) => <Link to={walletPath(adjustment)}>{adjustment.business_Name}</Link>,
  },
  {
    key: 'amount',
    title: 'Amount',
    line: 1,
    align: 'end',
    render: (_, { amount }) => <SignedMoney kobo={koboOf(amount)} />,
  },
  {
    key: 'reason',
    title: 'Reason',
    line: 2,
    breakable: true,
    render: (_, { reason, payment }) =>
      payment ? (
        <div>
          {reason}
          <div>
            Received for invoice <Link to={invoicePath(payment)}>{payment.invoiceNumber}</Link>
          </div>
        </div>
      ) : (
        reason
      ),
  },
  {
    key: 'proposed',
    title: 'Proposed',
    breakable: true,
    render: (_, { proposedBy, dateCreated }) => (
      <div>
        {proposedBy.name}, <MomentText at={dateCreated} />
      </div>
    ),
  },
];

const action: AdjustmentColumn = actionColumn((adjustment) => <AdjustmentActions adjustment={adjustment} />);

export const waitingColumns: AdjustmentColumn[] = [...proposed, action];
export const decidedColumns: AdjustmentColumn[] = [...proposed, decidedColumn];
