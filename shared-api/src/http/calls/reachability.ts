import { onlineManager } from '@tanstack/react-query';
import { create } from 'zustand';
import { health } from '../../contract/system.ts';

/** Long enough for the first retry of a read, short enough to be known before its last one has failed. */
const doubtMs = 2_500;
/** A read without a first byte for so long is a reason to doubt. */
const noResponseMs = 5_000;
/** An overloaded server takes 5 s at most; what is silent for four times as long is not on its way any more. */
const readLimitMs = 20_000;
const probeLimitMs = 8_000;
/** Somebody on the way answers in the portal's place, or the portal says that it cannot work. */
const unreachableStatuses = [502, 503, 504];

/** Since a lost reply, which a second attempt may mend, until the next one. */
export const useDoubt = create<boolean>()(() => false);

let timer: ReturnType<typeof setTimeout> | undefined;

const endDoubt = (): void => {
  clearTimeout(timer);
  useDoubt.setState(false);
};

/** A call ended without a reply, or has none yet after a long time. Without a connection that says nothing new. */
export function onNoResponse(): void {
  if (!navigator.onLine || useDoubt.getState()) return;
  useDoubt.setState(true);
  timer = setTimeout(() => (navigator.onLine ? onlineManager.setOnline(false) : endDoubt()), doubtMs);
}

/** A reply came: any but those that say that the portal is not there ends every doubt. */
export function onReply(status: number): void {
  if (unreachableStatuses.includes(status)) onNoResponse();
  else {
    endDoubt();
    onlineManager.setOnline(navigator.onLine);
  }
}

const onConnection = (): void => onlineManager.setOnline(navigator.onLine && !useDoubt.getState());

// Online is where the portal answers, as its own replies tell: a network may be there and lead nowhere.
onlineManager.setEventListener(() => undefined);
addEventListener('online', onConnection);
addEventListener('offline', onConnection);
onConnection();

/** While nothing answers, one asks for all: see `probe`. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe(() => {
      stop();
      resolve();
    });
  });

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
