import { invoiceDownload, type Transaction } from 'shared-api/wallet';
import { Card, Inline, Stack } from 'shared-ui';
import { InvoiceFacts } from '../shared/InvoiceFacts.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { isClosed, isPaid } from '../shared/paymentStatus.ts';
import { ReceiptButton } from '../shared/ReceiptButton.tsx';

export const Invoice = ({ code, transaction }: { code: string; transaction: Transaction }) => (
  <Card title={transaction.transactType}>
    <Stack space={4}>
      <InvoiceFacts transaction={transaction} />
      <Inline space={2}>
        {!isPaid(transaction) && !isClosed(transaction) && <PayNow transaction={transaction} primary />}
        <ReceiptButton transaction={transaction} download={invoiceDownload(code, transaction)} />
      </Inline>
    </Stack>
  </Card>
);
