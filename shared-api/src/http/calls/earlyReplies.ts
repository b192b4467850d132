/** Replies on their way to calls that the page began before the application had come, by address. */
interface EarlyReplies {
  /** The session's token tells whose replies they are. */
  readonly token: string;
  readonly begunAt: number;
  readonly byUrl: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyReplies?: EarlyReplies;
  }
}

/** An older request is made again. */
const freshForMs = 20_000;

/**
 * Asks for what a page will show while its code is still on its way. Small enough to stand in the page's first script,
 * and therefore free of everything else here.
 */
export function requestEarly(token: string, urls: readonly string[]): void {
  const init = { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } };
  const byUrl = new Map(urls.map((url) => [url, fetch(url, init)]));
  // The call that takes the reply sees it fail; one that nobody takes has failed for nobody.
  for (const reply of byUrl.values()) reply.catch(() => undefined);
  window.earlyReplies = { token, begunAt: Date.now(), byUrl };
}

/** The reply to a read that was begun early for this session, for whoever asks first; one that failed is asked for again. */
export function takeEarlyReply(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const { earlyReplies: early } = window;
  const reply = early?.byUrl.get(url);
  early?.byUrl.delete(url);
  const isOurs = early?.token === token && Date.now() - (early?.begunAt ?? 0) < freshForMs;
  return reply && isOurs ? reply.catch(() => fetch(url, init)) : fetch(url, init);
}
