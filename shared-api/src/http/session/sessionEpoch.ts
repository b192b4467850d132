const name = 'logged-out';

/** Only a cookie can tell a Logout from an expiry, since both clear local storage. */
export const sessionEpoch = (): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

export function startNewEpoch(): void {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of the other API is not in every browser, and not at once
  document.cookie = `${name}=${unique}; path=/; SameSite=Strict`;
}
