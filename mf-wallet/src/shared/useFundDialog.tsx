import { type ReactNode, useState } from 'react';
import { LoadingCover, Slot } from 'shared-ui';

/** The funding dialog and what opens it; fetched when first asked for, since forms weigh more than the page around. */
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
