import { type ReactNode, useState } from 'react';
import { LoadingCover } from '../loading/LoadingOverlay.tsx';
import type { Slots } from '../remote.ts';
import { Slot } from './Slot.tsx';

type FundProps = Omit<Slots['wallet.fund'], 'open' | 'onClose'> & { fallback?: ReactNode };

/**
 * The dialog's code is large, so nothing is rendered before the first opening. Afterwards the dialog remains
 * mounted, because it reports the payment later.
 */
export function useFundDialog(props: FundProps = {}) {
  const [funding, setFunding] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return {
    openFunding: () => setFunding('open'),
    isClosed: funding === 'closed',
    fundDialog: funding !== 'unopened' && (
      <Slot
        {...props}
        name="wallet.fund"
        open={funding === 'open'}
        onClose={() => setFunding('closed')}
        pending={funding === 'open' && <LoadingCover />}
      />
    ),
  };
}
