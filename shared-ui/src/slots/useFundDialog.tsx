import { type ReactNode, useState } from 'react';
import { LoadingCover, Slot } from 'shared-ui';

/** Nothing is rendered before the first opening, because the dialog's code is large. */
export function useFundDialog(): { openFunding: () => void; fundDialog: ReactNode } {
  const [funding, setFunding] = useState<'never' | 'open' | 'closed'>('never');
  return {
    openFunding: () => setFunding('open'),
    fundDialog: funding !== 'never' && (
      <Slot
        name="wallet.fund"
        open={funding === 'open'}
        onClose={() => setFunding('closed')}
        pending={funding === 'open' && <LoadingCover />}
      />
    ),
  };
}
