import type { FundingInvoice, Transaction } from 'shared-api/wallet';
import { Banner, Button, Icon, Inline, Stack } from 'shared-ui';
import { DescriptionList, QrCode } from 'shared-ui/data';
import { amountRows } from '../shared/amountRows.tsx';
import { PayNow } from '../shared/PayNow.tsx';
import { payAddress } from '../shared/payAddress.ts';
import { ReceiptButton } from '../shared/ReceiptButton.tsx';
import { rrrText } from '../shared/rrrText.ts';
import styles from './InvoiceIssued.module.css';
import { RrrToCopy } from './RrrToCopy.tsx';

/** A reply that carries no more than the specification promises names neither. */
const isDocumented = (invoice: FundingInvoice): invoice is Transaction =>
  invoice.transactionId !== undefined && invoice.dateCreated !== undefined;

/** The same page for the phone that pays; its address is the portal's own at the gateway for trials. */
const PayElsewhere = ({ address }: { address: string | undefined }) =>
  address && (
    <figure className={styles.scan}>
      <QrCode text={new URL(address, location.href).href} label="The payment page, for a phone" />
      <figcaption>Scan to pay on your phone</figcaption>
    </figure>
  );

/** The invoice that was issued: it waits here for the payment, and says so (G50). */
export const InvoiceIssued = ({
  transaction,
  onClose,
}: {
  transaction: FundingInvoice;
  onClose: () => void;
}) => (
  <Stack space={4}>
    <Banner tone="success" title="Invoice issued" live="polite">
      It is on its way to your e-mail address too.
    </Banner>
    <DescriptionList
      items={[
        ...(transaction.id ? [{ term: 'Invoice No', value: transaction.id }] : []),
        { term: 'RRR', value: <RrrToCopy text={rrrText(transaction)} /> },
        ...amountRows(transaction),
      ]}
    />
    <PayElsewhere address={payAddress(transaction)} />
    <p role="status" className={styles.waiting}>
      <Icon name="clock" />
      <span>
        Waiting for your payment. This window closes by itself once the gateway has confirmed it; you may also
        close it now, nothing is lost.
      </span>
    </p>
    <Inline space={2}>
      <PayNow transaction={transaction} primary />
      {isDocumented(transaction) && <ReceiptButton transaction={transaction} />}
      <Button variant="text" onClick={onClose}>
        Close
      </Button>
    </Inline>
  </Stack>
);
