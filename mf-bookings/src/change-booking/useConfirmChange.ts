import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOutcomeUnknown } from 'shared-api/bookings';
import { changeBookingMutation } from 'shared-api/changes';
import { ApiProblem, keys } from 'shared-api/http';
import type { KeptChange } from './useChangeDraft.ts';

const maxChecks = 5;
const firstPauseMs = 1_000;
const maxPauseMs = 15_000;

export type Phase = 'ready' | 'sending' | 'checking' | 'unknown';

/**
 * A change takes effect only once. After a lost reply, the request is repeated with the same idempotency key.
 * The server then returns the first reply or makes the change now.
 */
export function useConfirmChange(
  { draft: { intent }, latest, update, forget }: KeptChange,
  onChanged: () => void,
) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Phase>(intent ? 'unknown' : 'ready');
  const { mutate } = useMutation({
    ...changeBookingMutation,
    retry: (failures, problem) => {
      if (!isOutcomeUnknown(problem) || failures >= maxChecks) return false;
      setPhase('checking');
      return true;
    },
    retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, maxPauseMs),
    onSuccess: () => {
      forget();
      onChanged();
    },
    onError: (problem) => {
      if (isOutcomeUnknown(problem)) return setPhase('unknown');
      setPhase('ready');
      // The next Confirm may have other sums or another version and therefore needs a new idempotency key.
      update({ intent: undefined });
      const isOutdated = problem instanceof ApiProblem && problem.code === 'changed_meanwhile';
      void queryClient.invalidateQueries({ queryKey: isOutdated ? keys.bookings : keys.wallet });
    },
  });
  const start = (next: Phase) => {
    if (!latest.current.intent) return;
    setPhase(next);
    mutate(latest.current.intent);
  };
  const confirm = (confirmed: NonNullable<typeof intent>) => {
    if (latest.current.intent) return;
    update({ intent: confirmed });
    start('sending');
  };
  const isUnknown = phase === 'unknown';
  const check = () => isUnknown && start('checking');
  // After a reload or an offline period, a request is repeated if its outcome is not known.
  const checkAtFirst = useEffectEvent(check);
  useEffect(() => void checkAtFirst(), []);
  useEffect(() => {
    if (!isUnknown) return;
    addEventListener('online', check);
    return () => removeEventListener('online', check);
  });
  return { phase, confirm, check };
}
