const name = 'logged-out';

/**
 * It is another text after every Logout in this browser. Every end of a session clears local storage as specified
 * (AUTH-16 to AUTH-18), so that a tab cannot tell a Logout from an expiry by it; a cookie is seen by all tabs at
 * once, and by one that was asleep when it wakes.
 */
export const sessionEpoch = (): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

export function startNewEpoch(): void {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of the other API is not in every browser, and not at once
  document.cookie = `${name}=${unique}; path=/; SameSite=Strict`;
}
