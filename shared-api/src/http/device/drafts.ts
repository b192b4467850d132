import { sessionEpoch } from '../session/sessionEpoch.ts';

const prefix = 'draft:';

/**
 * A draft survives a reload and an expired session, in this tab and for its user only. Logout in any tab deletes it
 * (D08).
 */
export interface Draft<T> {
  value: T;
  savedAt: string;
}

/** The epoch changes with every Logout in this browser, so an old draft is recognised even by a tab that was asleep. */
interface StoredDraft<T> extends Draft<T> {
  epoch: string;
}

const keyOf = (userId: number, name: string) => `${prefix}${userId}:${name}`;

export function saveDraft<T>(userId: number, name: string, value: T): void {
  const draft: StoredDraft<T> = { value, savedAt: new Date().toISOString(), epoch: sessionEpoch() };
  try {
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch {
    // With a full or forbidden storage only the copy is lost, not the form.
  }
}

export function readDraft<T>(userId: number, name: string): Draft<T> | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(userId, name));
    if (!stored) return undefined;
    const { value, savedAt, epoch } = JSON.parse(stored) as StoredDraft<T>;
    return epoch === sessionEpoch() ? { value, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (userId: number, name: string): void =>
  sessionStorage.removeItem(keyOf(userId, name));

/** The key of a booking in progress is this and the number of the service. */
export const bookingDraft = 'create-booking:';

export function serviceOfBookingDraft(userId: number): number | undefined {
  const begin = keyOf(userId, bookingDraft);
  const key = Object.keys(sessionStorage).find((one) => one.startsWith(begin));
  return key ? Number.parseInt(key.slice(begin.length), 10) : undefined;
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
