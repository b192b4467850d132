import { type ReactNode, useState } from 'react';
import { LoadingCover, Slot } from 'shared-ui';

/** The dialog's code is fetched only when it is first opened, because forms are larger than the page. */
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
