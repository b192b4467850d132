import { Link } from 'react-router-dom';
import { formatRrr, koboOf } from 'shared-api/money';
import type { StatementEntry } from 'shared-api/statements';
import { transactionTypes } from 'shared-api/transactions';
import { links, Money, ShortMomentText } from 'shared-ui';
import type { Column } from 'shared-ui/data';

type EntryColumn = Column<StatementEntry>;

function pathOf({ bookingId, transactionId }: StatementEntry): string | undefined {
  if (bookingId !== null) return links.booking(String(bookingId));
  return transactionId === null ? undefined : links.transaction(String(transactionId), transactionTypes.fund);
}

function Paper({ entry }: { entry: StatementEntry }) {
  const { paper, rrrNo } = entry;
  const path = pathOf(entry);
  return (
    <>
      {path ? <Link to={path}>{paper ?? 'View'}</Link> : paper}
      {rrrNo && <div>RRR {formatRrr(rrrNo)}</div>}
    </>
  );
}

/** Non-breaking spaces keep the date at the end of a text on one line. */
const withWholeDate = (what: string) => what.replace(/(\d+) (\w+) (\d{4})$/, '$1\u00a0$2\u00a0$3');

const sum = (naira: number) => (naira === 0 ? '' : <Money kobo={koboOf(naira)} />);

export const statementColumns: readonly EntryColumn[] = [
  {
    key: 'date',
    title: 'Date (WAT)',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, { dateCreated }) => <ShortMomentText at={dateCreated} zone={false} />,
  },
  {
    key: 'what',
    title: 'What',
    line: 2,
    whole: true,
    render: (_, { what, passengers }) => (
      <>
        {withWholeDate(what)}
        {passengers && <div>{passengers}</div>}
      </>
    ),
  },
  {
    key: 'paper',
    title: 'Invoice or paper',
    line: 3,
    nowrap: true,
    render: (_, entry) => <Paper entry={entry} />,
  },
  {
    key: 'in',
    title: 'In',
    line: 1,
    align: 'end',
    nowrap: true,
    named: true,
    render: (_, entry) => sum(entry.in),
  },
  {
    key: 'out',
    title: 'Out',
    line: 1,
    align: 'end',
    nowrap: true,
    named: true,
    render: (_, { out }) => sum(-out),
  },
  {
    key: 'balance',
    title: 'Balance',
    line: 3,
    nowrap: true,
    named: true,
    dataIndex: 'balance',
    valueType: 'money',
  },
];
