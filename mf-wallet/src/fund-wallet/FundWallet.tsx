import { useQueryClient } from '@tanstack/react-query';
import { keys } from 'shared-api/http';
import { notify } from 'shared-ui';
import { Modal } from 'shared-ui/form';
import type { Slots } from 'shared-ui/remote';
import { FundingForm } from './FundingForm.tsx';
import { InvoiceIssued } from './InvoiceIssued.tsx';
import { useFunding } from './useFunding.ts';

/**
 * The funding dialog: an amount, then the invoice, until the money has arrived (G50).
 * On a failure it stays open with what was typed (D04).
 */
export function FundWallet({ open, shortfallKobo, onClose, onFunded }: Slots['wallet.fund']) {
  const queryClient = useQueryClient();
  const { fund, forget, transaction } = useFunding((amountKobo) => {
    void queryClient.invalidateQueries({ queryKey: keys.wallet });
    notify.success('Wallet funded successfully');
    onFunded?.(amountKobo);
    close();
  });
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Modal title="Fund wallet" open={open} onClose={close}>
      {transaction ? (
        <InvoiceIssued transaction={transaction} onClose={close} />
      ) : (
        <FundingForm shortfallKobo={shortfallKobo} onFund={fund} />
      )}
    </Modal>
  );
}
