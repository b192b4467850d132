import { invoiceDownload, type Transaction } from 'shared-api/wallet';
import { Card, Inline, Stack } from 'shared-ui';
import { DocumentButton } from '../shared/DocumentButton.tsx';
import { InvoiceFacts } from '../shared/InvoiceFacts.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { isClosed, isPaid } from '../shared/paymentStatus.ts';

export const Invoice = ({ code, transaction }: { code: string; transaction: Transaction }) => (
  <Card title={transaction.transactType}>
    <Stack space={4}>
      <InvoiceFacts transaction={transaction} />
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
