/** Replies to calls that the page made before the application was loaded, by address. */
interface EarlyReplies {
  /** Only the session with this token may use the replies. */
  readonly token: string;
  readonly begunAt: number;
  readonly byUrl: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyReplies?: EarlyReplies;
  }
}

/** Replies older than this are not used. */
const freshForMs = 20_000;

/**
 * Requests the data of a page while its code is still loading. This runs in the page's first script, which has to
 * stay small: no imports.
 */
export function requestEarly(token: string, urls: readonly string[]): void {
  const init = { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } };
  const byUrl = new Map(urls.map((url) => [url, fetch(url, init)]));
  // The caller that takes the reply handles its failure. Without this, a reply that nobody takes would be an
  // unhandled rejection.
  for (const reply of byUrl.values()) reply.catch(() => undefined);
  window.earlyReplies = { token, begunAt: Date.now(), byUrl };
}

/** The early reply for this session, to the first caller; if there is none or it failed, a new request. */
export function takeEarlyReply(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const { earlyReplies: early } = window;
  const reply = early?.byUrl.get(url);
  early?.byUrl.delete(url);
  const isOurs = early?.token === token && Date.now() - (early?.begunAt ?? 0) < freshForMs;
  return reply && isOurs ? reply.catch(() => fetch(url, init)) : fetch(url, init);
}
