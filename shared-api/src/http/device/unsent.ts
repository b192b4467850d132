type SendAll = () => Promise<unknown> | undefined;

const senders = new Set<SendAll>();

/** Calls `send` when the user leaves, closes or hides the page, or logs out. */
export function sendBeforeLeaving(send: SendAll): () => void {
  senders.add(send);
  // Some browsers do not cache a page with this listener, so it is added only while needed.
  addEventListener('beforeunload', sendUnsent);
  return () => {
    senders.delete(send);
    if (senders.size === 0) removeEventListener('beforeunload', sendUnsent);
  };
}

export function sendUnsent(): Promise<unknown> | undefined {
  const sent = [...senders].flatMap((send) => send() ?? []);
  return sent.length === 0 ? undefined : Promise.allSettled(sent);
}

if (typeof window !== 'undefined') {
  addEventListener('pagehide', sendUnsent);
  // Phones may close a hidden page without any further event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendUnsent();
  });
}
