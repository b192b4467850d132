import type { Transaction } from 'shared-api/wallet';
import { DateText, StatusTag } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { amountRows } from './amountRows.tsx';
import { shownStatus } from './paymentStatus.ts';
import { rrrText } from './rrrText.ts';

/** What is printed on a funding's or a registration's invoice: whose it is, its number, its RRR, and what is to be paid. */
export const InvoiceFacts = ({ transaction }: { transaction: Transaction }) => {
  const address = transaction.applicationUser.registered_Address;
  return (
    <DescriptionList
      items={[
        { term: 'Client', value: transaction.business_Name },
        ...(address ? [{ term: 'Address', value: address }] : []),
        { term: 'Invoice No', value: transaction.id },
        { term: 'RRR', value: rrrText(transaction) },
        ...amountRows(transaction),
        { term: 'Date', value: <DateText at={transaction.dateCreated} /> },
        { term: 'Status', value: <StatusTag kind="payment" status={shownStatus(transaction)} /> },
      ]}
    />
  );
};
