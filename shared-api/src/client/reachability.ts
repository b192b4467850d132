import { create } from 'zustand';
import { health } from '../contract/system.ts';

/** `doubted` after one lost reply, which a second attempt may mend; `unreachable` once nothing has replied for a while. */
type Reach = 'reached' | 'doubted' | 'unreachable';

/** Long enough for the first retry of a read, short enough to be known before its last one has failed. */
const doubtMs = 2_500;
/** A read without a first byte for so long is a reason to doubt. */
const noResponseMs = 5_000;
/** An overloaded server takes 5 s at most; what is silent for four times as long is not on its way any more. */
const readLimitMs = 20_000;
const probeLimitMs = 8_000;
/** Somebody on the way answers in the portal's place, or the portal says that it cannot work. */
const unreachableStatuses = [502, 503, 504];

/** Whether the portal answers, as its own replies tell: a network may be there and lead nowhere. */
export const useReachability = create<{ reach: Reach }>()(() => ({ reach: 'reached' }));

let doubt: ReturnType<typeof setTimeout> | undefined;

const become = (reach: Reach): void => {
  clearTimeout(doubt);
  if (useReachability.getState().reach !== reach) useReachability.setState({ reach });
};

export const isUnreachable = (): boolean => useReachability.getState().reach === 'unreachable';

/** A call ended without a reply, or has none yet after a long time. Without a connection that says nothing new. */
export function onNoResponse(): void {
  if (!navigator.onLine || useReachability.getState().reach !== 'reached') return;
  become('doubted');
  doubt = setTimeout(() => become(navigator.onLine ? 'unreachable' : 'reached'), doubtMs);
}

/** A reply came: any but those that say that the portal is not there ends every doubt. */
export function onReply(status: number): void {
  if (unreachableStatuses.includes(status)) onNoResponse();
  else become('reached');
}

type Ask = (signal: AbortSignal) => Promise<Response>;

/** Gives up what has no first byte within the limit; raises a doubt about what has no reply for long. */
export async function withTimeout(
  ask: Ask,
  given?: AbortSignal | null,
  limitMs = readLimitMs,
): Promise<Response> {
  const stop = new AbortController();
  const noResponse = setTimeout(onNoResponse, noResponseMs);
  let limit: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = (reason: unknown) => {
      reject(reason);
      stop.abort();
    };
    limit = setTimeout(() => giveUp(new Error('The portal did not answer in time')), limitMs);
    given?.addEventListener('abort', () => giveUp(given.reason));
    if (given?.aborted) giveUp(given.reason);
  });
  try {
    return await Promise.race([ask(stop.signal), givenUp]);
  } finally {
    clearTimeout(noResponse);
    clearTimeout(limit);
  }
}

/** The smallest call, of nobody in particular: no request of the user's, so that a forgotten page idles out (G28). */
export async function probe(): Promise<void> {
  const ask: Ask = (signal) => fetch(`/api${health.path}`, { signal });
  await withTimeout(ask, undefined, probeLimitMs).then(({ status }) => onReply(status), onNoResponse);
}
