import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { recordOutcomeMutation } from 'shared-api/bookings';
import { isRefusal } from 'shared-api/http';
import { notify } from 'shared-ui';
import { countOf } from '../../shared/deskWords.ts';
import { keyOf, tellLost, type UnsentOutcome, unsentOutcomes } from './unsentOutcomes.ts';

/**
 * Another open tab may send a stored outcome at the time in `sendsAt`. Therefore this tab waits four more
 * seconds and sends only the outcomes that are still stored.
 */
const answeredByMs = 4_000;

const isAnswered = (sent: PromiseSettledResult<unknown>) =>
  sent.status === 'fulfilled' || isRefusal(sent.reason);

/** Repeated requests are safe, because the server stores an outcome only once for each idempotency key. */
export function useUnsentOutcomes(): void {
  const { mutateAsync } = useMutation({ ...recordOutcomeMutation, onError: tellLost });
  const sendAgain = useEffectEvent(async ({ id, bookingIds, to, reason }: UnsentOutcome): Promise<number> => {
    const answers = await Promise.allSettled(
      bookingIds.map((Id) =>
        mutateAsync({
          Id,
          BookingStatus: to,
          ...(reason && { Reason: reason }),
          idempotencyKey: keyOf(id, Id),
        }),
      ),
    );
    if (answers.every(isAnswered)) unsentOutcomes.forget(id);
    return answers.filter(({ status }) => status === 'fulfilled').length;
  });
  useEffect(() => {
    const found = unsentOutcomes.all();
    if (found.length === 0) return;
    const sendLeft = async () => {
      const left = new Set(unsentOutcomes.all().map(({ id }) => id));
      const counts = await Promise.all(
        found.filter(({ id }) => left.has(id)).map((outcome) => sendAgain(outcome)),
      );
      const stored = counts.reduce((sum, count) => sum + count, 0);
      const are = stored === 1 ? 'that was marked here before is' : 'that were marked here before are';
      if (stored > 0) notify.success(`${countOf(stored, 'outcome')} ${are} stored`);
    };
    const last = Math.max(...found.map(({ sendsAt }) => sendsAt));
    const timer = setTimeout(() => void sendLeft(), Math.max(0, last + answeredByMs - Date.now()));
    return () => clearTimeout(timer);
  }, []);
}
