import { useQueryClient } from '@tanstack/react-query';
import { keys, serviceOfBookingDraft, session } from 'shared-api/http';
import { walletBalanceQuery } from 'shared-api/wallet';
import { formatNaira, links, notify } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import type { Slots } from 'shared-ui/remote';
import { FundingForm } from './FundingForm.tsx';
import { InvoiceIssued } from './InvoiceIssued.tsx';
import { useFunding } from './useFunding.ts';

function tellFunded(balanceKobo: number | undefined): void {
  const { user } = session.get();
  const serviceId = user ? serviceOfBookingDraft(user.id) : undefined;
  const path = serviceId === undefined ? undefined : links.createBooking(serviceId);
  notify.dismissAbout('funding');
  notify.success('Wallet funded successfully', {
    about: 'funding',
    ...(balanceKobo !== undefined && { detail: `Your balance is now ${formatNaira(balanceKobo)}` }),
    ...(path &&
      !location.pathname.startsWith(path) && { link: { to: path, label: 'Continue your booking' } }),
  });
}

export function FundWallet({ open, shortfallKobo, onClose, onFunded }: Slots['wallet.fund']) {
  const queryClient = useQueryClient();
  const { fund, forget, transaction } = useFunding((amountKobo) => {
    void queryClient.invalidateQueries({ queryKey: keys.wallet });
    void queryClient.fetchQuery({ ...walletBalanceQuery, staleTime: 0, retry: false }).then(
      ({ balanceKobo }) => tellFunded(balanceKobo),
      () => tellFunded(undefined),
    );
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
        <FundingForm shortfallKobo={shortfallKobo} onFund={fund} onCancel={close} />
      )}
    </Modal>
  );
}
