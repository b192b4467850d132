import { type ReactNode, useState } from 'react';
import { LoadingCover, Slot } from 'shared-ui';

/** The dialog is fetched when it is first asked for, because forms weigh more than the page around it. */
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
