import { formatRrr } from 'shared-api/money';
import type { Statement } from 'shared-api/statements';
import { transactionTypes } from 'shared-api/transactions';
import { Card, LinkButton, links } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';

type Pending = Statement['pending'][number];

const columns: readonly Column<Pending>[] = [
  { key: 'paper', title: 'Invoice', rowScope: 'row', line: 1, dataIndex: 'paper' },
  { key: 'date', title: 'Date', line: 2, dataIndex: 'dateCreated', valueType: 'date' },
  {
    key: 'rrr',
    title: 'RRR Number',
    line: 2,
    nowrap: true,
    render: (_, { rrrNo }) => (rrrNo ? formatRrr(rrrNo) : 'Being issued'),
  },
  { key: 'amount', title: 'Amount', line: 3, dataIndex: 'amount', valueType: 'money' },
  {
    key: 'view',
    title: 'Details',
    line: 3,
    hideTitle: true,
    render: (_, { transactionId, paper }) => (
      <LinkButton
        to={links.transaction(String(transactionId), transactionTypes.fund)}
        variant="link"
        aria-label={`View ${paper}`}
      >
        View
      </LinkButton>
    ),
  },
];

export const PendingFundings = ({ pending }: { pending: readonly Pending[] }) =>
  pending.length > 0 && (
    <Card title="Awaiting payment, not in the balance">
      <DataTable
        label="Awaiting payment"
        hideCaption
        columns={columns}
        dataSource={pending}
        rowKey={({ transactionId }) => transactionId}
        empty="Nothing awaits payment"
      />
    </Card>
  );
