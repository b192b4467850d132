import { Link } from 'react-router-dom';
import type { SettlementLineShown } from 'shared-api/books';
import { useSession } from 'shared-api/http';
import { formatRrr, koboOf } from 'shared-api/money';
import { DateText, links, MomentText, Money, Tag } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { invoicePath } from '../../shared/invoicePath.ts';
import { LineActions } from './LineActions.tsx';
import styles from './lineColumns.module.css';
import { lineViewText, nextStep } from './lineText.ts';

function Payment({ payment }: SettlementLineShown) {
  if (!payment) return '–';
  const { invoiceNumber, business_Name, clientId, open } = payment;
  return (
    <div className={styles.whole}>
      <Link to={invoicePath(payment)}>{invoiceNumber}</Link>{' '}
      <Link to={links.client(String(clientId))}>{business_Name}</Link>
      <div>
        Open <Money kobo={koboOf(open)} />
      </div>
    </div>
  );
}

function State(line: SettlementLineShown) {
  const { label, tone } = lineViewText[line.suspense === 0 ? (line.resolved ?? line.state) : 'suspense'];
  const step = nextStep(line);
  const ownId = useSession(({ user }) => user?.id);
  return (
    <div className={styles.whole}>
      <Tag tone={tone}>{label}</Tag>
      {line.suspense !== 0 && (
        <div>
          <Money kobo={koboOf(line.suspense)} />
        </div>
      )}
      {step && <div>{step}</div>}
      {line.assignedTo && (
        <div>Assigned to {line.assignedTo.id === ownId ? 'you' : line.assignedTo.name}</div>
      )}
      {line.ignoredReason && <div>Ignored: {line.ignoredReason}</div>}
      {line.note && <div>Note: {line.note}</div>}
    </div>
  );
}

const number: Column<SettlementLineShown> = {
  key: 'number',
  title: 'Line',
  align: 'end',
  dataIndex: 'number',
};
const numberOfFile: Column<SettlementLineShown> = {
  key: 'number',
  title: 'Line',
  line: 1,
  render: (_, { file, number: line }) => (
    <>
      <Link to={links.settlementFile(file.id)}>{file.name}</Link>, line {line}
    </>
  ),
};

const columns: Column<SettlementLineShown>[] = [
  {
    key: 'rrr',
    title: 'RRR',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    render: (_, { rrrNo }) => formatRrr(rrrNo),
  },
  {
    key: 'amount',
    title: 'Amount',
    line: 1,
    align: 'end',
    render: (_, { amount, fee }) => (
      <div>
        <Money kobo={koboOf(amount)} />
        {fee !== 0 && (
          <div>
            fee <Money kobo={koboOf(fee)} />
          </div>
        )}
      </div>
    ),
  },
  {
    key: 'paid',
    title: 'Paid',
    render: (_, { datePaid, dateSettled }) => (
      <div>
        {datePaid ? <MomentText at={datePaid} /> : '–'}
        {dateSettled && (
          <div>
            paid out <DateText at={dateSettled} />
          </div>
        )}
      </div>
    ),
  },
  { key: 'payment', title: 'Invoice', line: 2, render: (_, line) => <Payment {...line} /> },
  { key: 'state', title: 'State', line: 3, render: (_, line) => <State {...line} /> },
  actionColumn((line) => <LineActions line={line} />),
];

export const lineColumns = [number, ...columns];
export const openLineColumns = [...columns.slice(0, 1), numberOfFile, ...columns.slice(1)];
