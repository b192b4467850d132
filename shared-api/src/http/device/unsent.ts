type SendAll = () => Promise<unknown> | undefined;

const senders = new Set<SendAll>();

/** It leaves at once when the page is left, closed or hidden, or its user logs out. */
export function sendBeforeLeaving(send: SendAll): () => void {
  senders.add(send);
  // The earliest word of an end, before the page's process may end with it. Heard only while needed: some browsers keep no
  // page for the way back that listens to it.
  addEventListener('beforeunload', sendUnsent);
  return () => {
    senders.delete(send);
    if (senders.size === 0) removeEventListener('beforeunload', sendUnsent);
  };
}

/** Sends it all; resolves with the answers, and is nothing where nothing waited. */
export function sendUnsent(): Promise<unknown> | undefined {
  const sent = [...senders].flatMap((send) => send() ?? []);
  return sent.length === 0 ? undefined : Promise.allSettled(sent);
}

if (typeof window !== 'undefined') {
  addEventListener('pagehide', sendUnsent);
  // A phone may end a hidden page without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendUnsent();
  });
}
