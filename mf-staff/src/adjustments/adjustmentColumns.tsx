import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { Adjustment } from 'shared-api/payments';
import { links } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { invoicePath } from '../shared/invoicePath.ts';
import { proposedColumn } from '../shared/Proposals.tsx';
import { SignedMoney } from './SignedMoney.tsx';

export const walletPath = ({ applicationUserId }: Adjustment): string =>
  links.client(String(applicationUserId), { tab: 'wallet' });

export const adjustmentColumns: readonly Column<Adjustment>[] = [
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
  proposedColumn,
];
