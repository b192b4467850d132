import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { pageMeta, queryOf, useSession } from 'shared-api/http';
import { listPageSize } from 'shared-api/lists';
import { readTransactionType, rrrText, standingOf, transactionTypes } from 'shared-api/transactions';
import { type Transaction, transactionById } from 'shared-api/wallet';
import {
  Card,
  DateText,
  Inline,
  links,
  PageHeader,
  Skeletons,
  Stack,
  StatusTag,
  useBreadcrumbs,
  usePageParam,
} from 'shared-ui';
import { DataTable, type Description, DescriptionList } from 'shared-ui/data';
import { amountRows } from '../shared/amountRows.tsx';
import { CancelInvoice } from '../shared/CancelInvoice.tsx';
import { PayElsewhere } from '../shared/PayElsewhere.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { payAddress } from '../shared/payAddress.ts';
import { showsPayNow } from '../shared/paymentStatus.ts';
import { ReceiptButton } from '../shared/ReceiptButton.tsx';
import { RrrToCopy } from '../shared/RrrToCopy.tsx';
import { detailColumns } from '../shared/transactionColumns.tsx';

function factsOf(transaction: Transaction): Description[] {
  return [
    { term: 'Client', value: transaction.business_Name },
    { term: 'Address', value: transaction.applicationUser.registered_Address },
    { term: 'Invoice No', value: transaction.id },
    { term: 'RRR', value: <RrrToCopy text={rrrText(transaction, 'client')} /> },
    ...amountRows(transaction),
    { term: 'Date', value: <DateText at={transaction.dateCreated} /> },
    { term: 'Status', value: <StatusTag kind="payment" status={standingOf(transaction).shown} /> },
  ];
}

interface PaymentDetailProps {
  id: string;
  type: typeof transactionTypes.registration | typeof transactionTypes.fund;
}

export function PaymentDetail({ id, type }: PaymentDetailProps) {
  const user = useSession((state) => state.user);
  const pageNumber = usePageParam();
  const { data, isPending } = useQuery(queryOf(transactionById, { params: { id } }));
  useBreadcrumbs(
    data && [{ label: 'Transactions', to: links.transactions() }, { label: data.transaction.id }],
  );
  if (isPending) return <Skeletons count={4} />;
  if (!data) return <Navigate to={links.transactions()} replace />;
  const { transaction, details } = data;
  const own = readTransactionType(transaction.transactionType);
  if (own !== undefined && own !== type) return <Navigate to={links.transaction(id, own)} replace />;
  const payable = details.length > 0 ? transaction : undefined;
  const payAt = showsPayNow(transaction, user) ? payAddress(payable) : undefined;
  // The specification shows only one item for a registration.
  const rows = type === transactionTypes.registration ? details.slice(0, 1) : details;
  return (
    <>
      <PageHeader
        title={type === transactionTypes.fund ? 'Fund details' : 'Registration details'}
        actions={
          <Inline space={2}>
            <ReceiptButton transaction={transaction} />
            <CancelInvoice transaction={transaction} />
            {showsPayNow(transaction, user) && <PayNow transaction={payable} />}
          </Inline>
        }
      />
      <Stack space={5}>
        <Card>
          <Stack space={4}>
            <DescriptionList items={factsOf(transaction)} />
            {payAt && (
              <Inline>
                <PayElsewhere address={payAt} />
              </Inline>
            )}
          </Stack>
        </Card>
        <Card>
          <DataTable
            label="Transactions"
            columns={detailColumns}
            dataSource={rows.slice((pageNumber - 1) * listPageSize, pageNumber * listPageSize)}
            rowKey={({ transactionId }) => transactionId}
            meta={pageMeta(pageNumber, rows.length, listPageSize)}
            empty="There are no funds transactions"
            hideCaption={rows.length < 2}
          />
        </Card>
      </Stack>
    </>
  );
}
