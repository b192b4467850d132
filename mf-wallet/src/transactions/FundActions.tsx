import { useState } from 'react';
import { useSession } from 'shared-api/http';
import { transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { LoadingCover, lazyPart, links, NotOpened } from 'shared-ui';
import { ActionsMenu } from 'shared-ui/data';
import { mayCancel } from '../shared/mayCancel.ts';
import { openPayment } from '../shared/PayNow.tsx';
import { payAddress } from '../shared/payAddress.ts';
import { showsPayNow } from '../shared/paymentStatus.ts';

const AskOwner = lazyPart(async () => (await import('../shared/CancelInvoice.tsx')).AskOwner);

export function FundActions({ transaction }: { transaction: Transaction }) {
  const user = useSession((state) => state.user);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const url = showsPayNow(transaction, user) ? payAddress(transaction) : undefined;
  return (
    <>
      <ActionsMenu
        label={`Actions for ${transaction.id}`}
        actions={[
          {
            label: 'View More',
            to: links.transaction(String(transaction.transactionId), transactionTypes.fund),
          },
          ...(url ? [{ label: 'Pay now', onSelect: () => openPayment(url) }] : []),
          ...(mayCancel(transaction, user) === 'owner'
            ? [{ label: 'Cancel invoice', danger: true, onSelect: () => setAsking(true) }]
            : []),
        ]}
      />
      {asking && (
        <AskOwner
          transaction={transaction}
          onClose={close}
          pending={<LoadingCover />}
          failed={<NotOpened title="Cancel this invoice?" onClose={close} />}
        />
      )}
    </>
  );
}
