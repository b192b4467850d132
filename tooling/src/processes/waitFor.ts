import { setTimeout as delay } from 'node:timers/promises';

export interface Wait {
  readonly what: string;
  readonly timeoutMs: number;
  readonly everyMs?: number;
}

/** @throws Error if the time limit is exceeded; the message contains `what` */
export const waitFor = async <T>(
  ask: () => Promise<T | undefined | false>,
  { what, timeoutMs, everyMs = 50 }: Wait,
): Promise<T> => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`${what} did not happen within ${timeoutMs / 1000} s`);
    await delay(everyMs);
  }
};
