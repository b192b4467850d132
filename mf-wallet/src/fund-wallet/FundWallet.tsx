import { useQueryClient } from '@tanstack/react-query';
import { bookingBegun, keys, session } from 'shared-api/http';
import { walletBalanceQuery } from 'shared-api/wallet';
import { formatNaira, links, notify } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import type { Slots } from 'shared-ui/remote';
import { FundingForm } from './FundingForm.tsx';
import { InvoiceIssued } from './InvoiceIssued.tsx';
import { useFunding } from './useFunding.ts';

function tellFunded(balanceKobo: number | undefined): void {
  const { user } = session.get();
  const begun = user ? bookingBegun(user.id) : undefined;
  notify.dismissAbout('funding');
  notify.success('Wallet funded successfully', {
    about: 'funding',
    ...(balanceKobo !== undefined && { detail: `Your balance is now ${formatNaira(balanceKobo)}` }),
    ...(begun &&
      !location.pathname.startsWith(links.createBooking(begun.serviceId)) && {
        link: {
          to: links.createBooking(begun.serviceId, { order: begun.order }),
          label: 'Continue your booking',
        },
      }),
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
