import { useEffect, useEffectEvent } from 'react';
import { isOutcomeUnknown } from 'shared-api/bookings';

const maxChecks = 5;
const firstPauseMs = 1_000;
const maxPauseMs = 15_000;

/**
 * Booking and change take effect only once. After a lost reply, the request is repeated with the same idempotency
 * key. The server then returns the first reply or acts now.
 */
export const repeatWhileLost = (onLost: () => void) => ({
  retry: (failures: number, problem: unknown) => {
    if (!isOutcomeUnknown(problem) || failures >= maxChecks) return false;
    onLost();
    return true;
  },
  retryDelay: (failures: number) => Math.min(firstPauseMs * 2 ** failures, maxPauseMs),
});

/** After a reload or an offline period, a request is repeated if its outcome is not known. */
export function useCheckAgain(check: () => unknown): void {
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    const onBack = () => void checkNow();
    onBack();
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, []);
}
