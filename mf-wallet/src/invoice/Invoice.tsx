import { invoiceDownload } from 'shared-api';
import type { Transaction } from 'shared-api/contract';
import { Card, DateText, Inline, Stack, StatusTag } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { amountRows } from '../shared/amountRows.tsx';
import { DocumentButton } from '../shared/DocumentButton.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { isClosed, isPaid, shownStatus } from '../shared/paymentStatus.ts';

export const Invoice = ({ code, transaction }: { code: string; transaction: Transaction }) => (
  <Card title={transaction.transactType}>
    <Stack space={4}>
      <DescriptionList
        items={[
          { term: 'Invoice No', value: transaction.id },
          { term: 'RRR', value: transaction.rrrNo ?? 'N/A' },
          ...amountRows(transaction),
          { term: 'Date', value: <DateText at={transaction.dateCreated} /> },
          { term: 'Status', value: <StatusTag kind="payment" status={shownStatus(transaction)} /> },
        ]}
      />
      <Inline space={2}>
        {!isPaid(transaction) && !isClosed(transaction) && <PayNow transaction={transaction} primary />}
        <DocumentButton
          label={isPaid(transaction) ? 'Get Receipt' : 'Get Invoice'}
          download={invoiceDownload(code, transaction)}
        />
      </Inline>
    </Stack>
  </Card>
);
