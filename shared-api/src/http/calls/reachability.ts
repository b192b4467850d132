import { onlineManager } from '@tanstack/react-query';
import { create } from 'zustand';
import { health } from '../../contract/system.ts';

/** Leaves time for the first retry of a read, and ends before its last retry has failed. */
const doubtMs = 2_500;
/** A read without a first byte for this long raises a doubt. */
const noResponseMs = 5_000;
/** An overloaded server answers within 5 s; after four times that no answer will come. */
const readLimitMs = 20_000;
const probeLimitMs = 8_000;
/** A proxy answered instead of the portal, or the portal says that it is unavailable. */
const unreachableStatuses = [502, 503, 504];

/** True after a lost reply until another call shows whether the portal is reachable. */
export const useDoubt = create<boolean>()(() => false);

let timer: ReturnType<typeof setTimeout> | undefined;

const endDoubt = (): void => {
  clearTimeout(timer);
  useDoubt.setState(false);
};

/** Call this when a call has no reply, or none yet after a long time. While offline this is no news. */
export function onNoResponse(): void {
  if (!navigator.onLine || useDoubt.getState()) return;
  useDoubt.setState(true);
  timer = setTimeout(() => (navigator.onLine ? onlineManager.setOnline(false) : endDoubt()), doubtMs);
}

export function onReply(status: number): void {
  if (unreachableStatuses.includes(status)) onNoResponse();
  else {
    endDoubt();
    onlineManager.setOnline(navigator.onLine);
  }
}

const onConnection = (): void => onlineManager.setOnline(navigator.onLine && !useDoubt.getState());

// "Online" means that the portal answers. The browser's own view is not enough: a network may be up without reaching
// the portal.
onlineManager.setEventListener(() => undefined);
addEventListener('online', onConnection);
addEventListener('offline', onConnection);
onConnection();

/** Callers wait here while the portal is unreachable; only `probe` keeps asking. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe(() => {
      stop();
      resolve();
    });
  });

type Ask = (signal: AbortSignal) => Promise<Response>;

/** Aborts a request without a first byte within the limit, and raises a doubt earlier. */
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

/** The call has no token, so it does not count as the user's request and an unused page still times out (G28). */
export async function probe(): Promise<void> {
  const ask: Ask = (signal) => fetch(`/api${health.path}`, { signal });
  await withTimeout(ask, undefined, probeLimitMs).then(({ status }) => onReply(status), onNoResponse);
}
