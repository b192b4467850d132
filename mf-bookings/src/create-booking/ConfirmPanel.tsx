import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Banner, Button, Money, useBottomPanel, useOffline } from 'shared-ui';
import { FormActions } from 'shared-ui/form';
import type { AddedPassenger } from '../shared/bookingValues.ts';
import { FundShortfall } from '../shared/FundShortfall.tsx';
import { Checking, Unknown } from '../shared/OutcomeUnknown.tsx';
import { useServerNow } from '../shared/useServerNow.ts';
import type { Phase } from './bookingMachine.ts';
import styles from './ConfirmPanel.module.css';
import { isPastFlight, selectFutureDate } from './entryRules.ts';
import { shortfallKobo } from './flightGroups.ts';

interface Props {
  added: readonly AddedPassenger[];
  totalKobo: number;
  balance: Pick<UseQueryResult<{ balanceKobo: number }>, 'data' | 'isError' | 'refetch'>;
  phase: Phase;
  onConfirm: () => void;
  onCheckAgain: () => void;
  edit: ReactNode;
  /** Why it is above a limit, and what asks for approval instead. */
  overLimit: { text: string; ask: ReactNode } | undefined;
  /** A saved order is saved again, and booked on its own page. */
  saved: boolean;
}

const booked = { what: 'the booking went through', once: 'nothing is booked or charged twice' };

/**
 * Confirm only with a known balance that covers the total (BOOK-47, G94), and nothing else while it is under way. On a
 * narrow screen it stays at the window's end, however many passengers there are.
 */
export function ConfirmPanel({
  added,
  totalKobo,
  balance,
  phase,
  onConfirm,
  onCheckAgain,
  edit,
  overLimit,
  saved,
}: Props) {
  const now = useServerNow();
  const confirmId = useId();
  const offline = useOffline();
  const bar = useBottomPanel<HTMLDivElement>();
  if (phase === 'checking') return <Checking {...booked} />;
  if (phase === 'unknown')
    return <Unknown {...booked} same="this same booking" onCheckAgain={onCheckAgain} />;
  const past = added.some(({ flight }) => isPastFlight(flight, now));
  const missingKobo = balance.data && shortfallKobo(balance.data.balanceKobo, totalKobo);
  return (
    <>
      {past && <Banner tone="error">{selectFutureDate}</Banner>}
      {balance.isError && !balance.data && (
        <Banner tone="error" action={<Button onClick={() => void balance.refetch()}>Try again</Button>}>
          Wallet balance is unavailable
        </Banner>
      )}
      <div ref={bar} className={styles.bar}>
        <p className={styles.total}>
          Total <Money kobo={totalKobo} />
        </p>
        {overLimit && (
          <Banner tone="warning" title="Above your limit" live="assertive">
            {overLimit.text}. No money is held while you wait for approval.
          </Banner>
        )}
        <FundShortfall missingKobo={saved || overLimit ? 0 : (missingKobo ?? 0)} confirmId={confirmId} />
        <FormActions>
          {overLimit?.ask}
          {missingKobo === 0 && !past && !saved && !overLimit && (
            <Button
              id={confirmId}
              variant="primary"
              size="large"
              loading={phase !== 'ready'}
              explainDisabled={offline}
              onClick={onConfirm}
            >
              Confirm
            </Button>
          )}
          {phase === 'ready' && edit}
        </FormActions>
      </div>
    </>
  );
}
