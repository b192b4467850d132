import { moneyState, rrrText, standingOf } from 'shared-api/transactions';
import type { FundingInvoice, Transaction } from 'shared-api/wallet';
import { Banner, Button, Icon, Inline, Stack } from 'shared-ui';
import { amountRows } from '../shared/amountRows.tsx';
import { PayElsewhere } from '../shared/PayElsewhere.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { payAddress } from '../shared/payAddress.ts';
import { ReceiptButton } from '../shared/ReceiptButton.tsx';
import { RrrToCopy } from '../shared/RrrToCopy.tsx';
import styles from './InvoiceIssued.module.css';

/** The specification does not promise `transactionId` and `dateCreated` in the reply. */
const isDocumented = (invoice: FundingInvoice): invoice is Transaction =>
  invoice.transactionId !== undefined && invoice.dateCreated !== undefined;

/** Another tab may have cancelled the invoice while this one waited for its payment. */
const isClosed = (invoice: FundingInvoice): boolean => moneyState(invoice) === 'closed';

export const InvoiceIssued = ({
  transaction,
  onClose,
}: {
  transaction: FundingInvoice;
  onClose: () => void;
}) => (
  <Stack space={4}>
    {isClosed(transaction) ? (
      <Banner tone="warning" live="polite">
        {standingOf(transaction).says}
      </Banner>
    ) : (
      <Banner tone="success" title="Invoice issued" live="polite">
        It is on its way to you by <span className="nowrap">e-mail</span> too.
      </Banner>
    )}
    <dl className={styles.lines}>
      {[
        ...(transaction.id ? [{ term: 'Invoice No', value: transaction.id }] : []),
        { term: 'RRR', value: <RrrToCopy text={rrrText(transaction, 'client')} /> },
        ...amountRows(transaction),
      ].map(({ term, value }) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Inline space={2} className={styles.actions}>
      {!isClosed(transaction) && <PayNow transaction={transaction} />}
      {isDocumented(transaction) && <ReceiptButton transaction={transaction} />}
      <Button onClick={onClose}>Close</Button>
    </Inline>
    {!isClosed(transaction) && (
      <Inline wrap={false} space={4} className={styles.beside}>
        <PayElsewhere address={payAddress(transaction)} />
        <Inline
          component="p"
          wrap={false}
          align="flex-start"
          space={2}
          role="status"
          className={styles.waiting}
        >
          <Icon name="clock" />
          <span>
            Waiting for your payment. This window closes by itself once the gateway has confirmed it; you may
            also close it now, nothing is lost.
          </span>
        </Inline>
      </Inline>
    )}
  </Stack>
);
