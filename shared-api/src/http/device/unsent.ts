type SendAll = () => Promise<unknown> | undefined;

const senders = new Set<SendAll>();

/** Calls `send` when the page is left, closed or hidden, or its user logs out. */
export function sendBeforeLeaving(send: SendAll): () => void {
  senders.add(send);
  // This is the earliest sign that the page ends. It is registered only while needed, since some browsers do not
  // keep a page with this listener for the Back button.
  addEventListener('beforeunload', sendUnsent);
  return () => {
    senders.delete(send);
    if (senders.size === 0) removeEventListener('beforeunload', sendUnsent);
  };
}

/** Resolves with the answers; undefined where nothing was unsent. */
export function sendUnsent(): Promise<unknown> | undefined {
  const sent = [...senders].flatMap((send) => send() ?? []);
  return sent.length === 0 ? undefined : Promise.allSettled(sent);
}

if (typeof window !== 'undefined') {
  addEventListener('pagehide', sendUnsent);
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendUnsent();
  });
}
