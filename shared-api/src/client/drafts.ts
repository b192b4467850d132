const prefix = 'draft:';

/**
 * What a user is entering, kept in this tab for him alone: it survives a reload and an expired session, and is
 * forgotten at Logout (D08).
 */
export interface Draft<T> {
  value: T;
  savedAt: string;
}

const keyOf = (userId: number, name: string) => `${prefix}${userId}:${name}`;

export function saveDraft<T>(userId: number, name: string, value: T): void {
  const draft: Draft<T> = { value, savedAt: new Date().toISOString() };
  try {
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage loses the copy, never the form itself.
  }
}

export function readDraft<T>(userId: number, name: string): Draft<T> | undefined {
  try {
    const draft = sessionStorage.getItem(keyOf(userId, name));
    return draft ? (JSON.parse(draft) as Draft<T>) : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (userId: number, name: string): void =>
  sessionStorage.removeItem(keyOf(userId, name));

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
