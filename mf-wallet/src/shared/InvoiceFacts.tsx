import { rrrText, standingOf } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { DateText, Inline, Stack, StatusTag } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { amountRows } from './amountRows.tsx';
import { PayElsewhere } from './PayElsewhere.tsx';
import { RrrToCopy } from './RrrToCopy.tsx';

interface InvoiceFactsProps {
  transaction: Transaction;
  /** The payment page has this URL, if the invoice can be paid. */
  payAt: string | undefined;
}

export const InvoiceFacts = ({ transaction, payAt }: InvoiceFactsProps) => {
  const address = transaction.applicationUser.registered_Address;
  return (
    <Stack space={4}>
      <DescriptionList
        items={[
          { term: 'Client', value: transaction.business_Name },
          ...(address ? [{ term: 'Address', value: address }] : []),
          { term: 'Invoice No', value: transaction.id },
          { term: 'RRR', value: <RrrToCopy text={rrrText(transaction, 'client')} /> },
          ...amountRows(transaction),
          { term: 'Date', value: <DateText at={transaction.dateCreated} /> },
          { term: 'Status', value: <StatusTag kind="payment" status={standingOf(transaction).shown} /> },
        ]}
      />
      {payAt && (
        <Inline>
          <PayElsewhere address={payAt} />
        </Inline>
      )}
    </Stack>
  );
};
