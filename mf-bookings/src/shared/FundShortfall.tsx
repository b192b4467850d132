import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys, useCan } from 'shared-api/http';
import { Banner, Button, formatNaira, useFundDialog } from 'shared-ui';

interface Props {
  missingKobo: number;
  /** The Confirm button with this id replaces the button "Fund wallet" as soon as no money is missing. */
  confirmId: string;
}

export function FundShortfall({ missingKobo, confirmId }: Props) {
  const funds = useCan('wallet.fund');
  const queryClient = useQueryClient();
  const { openFunding, isClosed, fundDialog } = useFundDialog({
    shortfallKobo: missingKobo,
    onFunded: () => void queryClient.invalidateQueries({ queryKey: keys.wallet }),
    fallback: <Banner tone="error">Funding is not available at the moment. Please try again later.</Banner>,
  });
  const funded = isClosed && missingKobo === 0;
  // The button that had the focus has disappeared, and Confirm is the next step.
  useEffect(() => {
    if (funded && document.activeElement === document.body) document.getElementById(confirmId)?.focus();
  }, [funded, confirmId]);
  return (
    <>
      {missingKobo > 0 && (
        <Banner
          tone="warning"
          title={`${formatNaira(missingKobo)} short`}
          live="polite"
          action={
            funds && (
              <Button variant="primary" onClick={openFunding}>
                Fund wallet
              </Button>
            )
          }
        >
          {funds
            ? 'You do not have enough balance to complete this process. Please fund your wallet to procced'
            : 'The wallet of your organisation does not hold enough. Please ask for it to be funded'}
        </Banner>
      )}
      {fundDialog}
    </>
  );
}
