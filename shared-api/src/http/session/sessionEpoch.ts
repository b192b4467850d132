const name = 'logged-out';

/**
 * A text that changes with every Logout in this browser. Every end of a session clears local storage as specified
 * (AUTH-16 to AUTH-18), so a tab cannot tell a Logout from an expiry there. All tabs see a cookie at once, and a
 * sleeping tab sees it when it wakes.
 */
export const sessionEpoch = (): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

export function startNewEpoch(): void {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of the other API is not in every browser, and not at once
  document.cookie = `${name}=${unique}; path=/; SameSite=Strict`;
}
