import { formatRrr, koboOf } from 'shared-api/money';
import type { Statement } from 'shared-api/statements';
import { transactionTypes } from 'shared-api/transactions';
import { Card, DateText, LinkButton, links, Money } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';

type Pending = Statement['pending'][number];

const columns: readonly Column<Pending>[] = [
  { key: 'paper', header: 'Invoice', rowHeader: true, line: 1, render: ({ paper }) => paper },
  {
    key: 'date',
    header: 'Date',
    line: 2,
    render: ({ dateCreated }) => <DateText at={dateCreated} />,
  },
  {
    key: 'rrr',
    header: 'RRR Number',
    line: 2,
    nowrap: true,
    render: ({ rrrNo }) => (rrrNo ? formatRrr(rrrNo) : 'Being issued'),
  },
  {
    key: 'amount',
    header: 'Amount',
    line: 3,
    align: 'end',
    render: ({ amount }) => <Money kobo={koboOf(amount)} />,
  },
  {
    key: 'view',
    header: 'Details',
    line: 3,
    hideHeader: true,
    render: ({ transactionId, paper }) => (
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

/** Nobody has paid these yet, so they are not in the balance. */
export const PendingFundings = ({ pending }: { pending: readonly Pending[] }) =>
  pending.length > 0 && (
    <Card title="Awaiting payment, not in the balance">
      <DataTable
        label="Awaiting payment"
        hideCaption
        columns={columns}
        rows={pending}
        rowKey={({ transactionId }) => transactionId}
        empty="Nothing awaits payment"
      />
    </Card>
  );
