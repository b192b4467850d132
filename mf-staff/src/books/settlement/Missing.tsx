import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listMissing, type MissingPayment } from 'shared-api/books';
import { listOf, useCan } from 'shared-api/http';
import { formatRrr } from 'shared-api/money';
import { DateText, Stack, usePageParam } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { invoicePath } from '../../shared/invoicePath.ts';
import { RowActions } from '../../shared/RowActions.tsx';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { askGateway } from './askGateway.ts';
import { WriteOff } from './WriteOff.tsx';

function Action({ payment }: { payment: MissingPayment }) {
  const settles = useCan('books.settle');
  if (payment.decisionProposed) return <span>Waits for somebody else</span>;
  if (!settles) return null;
  const { transactionId, open, invoiceNumber } = payment;
  return (
    <RowActions
      subject={`invoice ${invoiceNumber}`}
      usual={askGateway(payment)}
      more={[
        {
          label: 'Write off',
          danger: true,
          dialog: (close) => <WriteOff subject={{ transactionId }} naira={open} onClose={close} />,
        },
      ]}
    />
  );
}

const columns: Column<MissingPayment>[] = [
  {
    key: 'invoice',
    title: 'Invoice',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    render: (_, payment) => <Link to={invoicePath(payment)}>{payment.invoiceNumber}</Link>,
  },
  {
    key: 'rrr',
    title: 'RRR',
    line: 2,
    nowrap: true,
    render: (_, { rrrNo }) => (rrrNo ? formatRrr(rrrNo) : '–'),
  },
  { key: 'client', title: 'Client', line: 2, dataIndex: 'business_Name' },
  {
    key: 'paid',
    title: 'Paid',
    nowrap: true,
    line: 3,
    render: (_, { datePaid }) => (datePaid ? <DateText at={datePaid} /> : '–'),
  },
  { key: 'open', title: 'Open', line: 1, dataIndex: 'open', valueType: 'money' },
  actionColumn((payment) => <Action payment={payment} />),
];

export function Missing() {
  const missing = useQuery(listOf(listMissing, { query: { pageNumber: usePageParam() } }));
  return (
    <Stack space={4}>
      <p>
        Paid longer ago than the gateway takes to pay out (Monday to Friday), and in no settlement file. Ask
        the gateway; what will never come is written off by two people.
      </p>
      <StaffTable
        label="Missing payments"
        query={missing}
        columns={columns}
        rowKey={({ transactionId }) => transactionId}
        empty="No payment is missing"
      />
    </Stack>
  );
}
