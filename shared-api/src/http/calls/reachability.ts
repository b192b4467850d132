import { onlineManager } from '@tanstack/react-query';
import { create } from 'zustand';
import { health } from '../../contract/system.ts';

/** A failed read is retried after 1 s, and again 2 s later. `doubtMs` must end between the two retries. */
const doubtMs = 2_500;
/** Even an overloaded server replies within this time, so without a reply the portal may be unreachable. */
const noResponseMs = 5_000;
/** A read without a reply is given up after this time. */
const readLimitMs = 20_000;
const probeLimitMs = 8_000;
const unreachableStatuses = [502, 503, 504];

/** The value is true after a lost reply, until another call shows whether the portal is reachable. */
export const useDoubt = create<boolean>()(() => false);

let timer: ReturnType<typeof setTimeout> | undefined;

const endDoubt = (): void => {
  clearTimeout(timer);
  useDoubt.setState(false);
};

/** Call this function when a call has failed without a reply, or has had no reply for a long time. */
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

// "Online" means that the portal replies: a connected network may still not reach the portal.
onlineManager.setEventListener(() => undefined);
addEventListener('online', onConnection);
addEventListener('offline', onConnection);
onConnection();

/** Resolves when the portal is reachable. Meanwhile only `probe` sends requests. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe(() => {
      stop();
      resolve();
    });
  });

type Ask = (signal: AbortSignal) => Promise<Response>;

/** `onNoResponse` is called after 5 s without a reply, but the request is given up only after `limitMs`. */
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

/** A request without a token does not extend the session of an unused page. */
export async function probe(): Promise<void> {
  const ask: Ask = (signal) => fetch(`/api${health.path}`, { signal });
  await withTimeout(ask, undefined, probeLimitMs).then(({ status }) => onReply(status), onNoResponse);
}
