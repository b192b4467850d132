import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutcomeUnknown } from 'shared-api/bookings';
import { changeBookingMutation } from 'shared-api/changes';
import { ApiProblem, keys } from 'shared-api/http';
import { repeatWhileLost, useCheckAgain } from '../shared/lostReply.ts';
import type { KeptChange } from './useChangeDraft.ts';

export type Phase = 'ready' | 'sending' | 'checking' | 'unknown';

export function useConfirmChange(
  { draft: { intent }, latest, update, forget }: KeptChange,
  onChanged: () => void,
) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Phase>(intent ? 'unknown' : 'ready');
  const { mutate } = useMutation({
    ...changeBookingMutation,
    ...repeatWhileLost(() => setPhase('checking')),
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
  const check = () => phase === 'unknown' && start('checking');
  useCheckAgain(check);
  return { phase, confirm, check };
}
