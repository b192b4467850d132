/** The page sent requests before the application was loaded. The replies are stored by URL. */
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

const freshForMs = 20_000;

/** This file must not import anything, because it is part of the page's first script, which must remain small. */
export function requestEarly(token: string, urls: readonly string[]): void {
  const init = { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } };
  const byUrl = new Map(urls.map((url) => [url, fetch(url, init)]));
  // A reply that no caller takes must not become an unhandled rejection.
  for (const reply of byUrl.values()) reply.catch(() => undefined);
  window.earlyReplies = { token, begunAt: Date.now(), byUrl };
}

/** Returns the early reply to the first caller of the same session; otherwise a new request is sent. */
export function takeEarlyReply(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const { earlyReplies: early } = window;
  const reply = early?.byUrl.get(url);
  early?.byUrl.delete(url);
  const isOurs = early?.token === token && Date.now() - (early?.begunAt ?? 0) < freshForMs;
  return reply && isOurs ? reply.catch(() => fetch(url, init)) : fetch(url, init);
}
