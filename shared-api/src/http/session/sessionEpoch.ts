const name = 'logged-out';

/** A Logout and an expired session both clear local storage. Only the cookie shows that there was a Logout. */
export const sessionEpoch = (): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

export function startNewEpoch(): void {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and some browsers lack it
  document.cookie = `${name}=${unique}; path=/; SameSite=Strict`;
}
