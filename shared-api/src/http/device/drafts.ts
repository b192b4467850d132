import { serverNow } from '../session/clocks.ts';
import { sessionEpoch } from '../session/sessionEpoch.ts';

const prefix = 'draft:';

/** A draft survives a reload and an expired session in the same tab. Logout in any tab deletes the draft. */
export interface Draft<T> {
  value: T;
  savedAt: string;
}

/** `epoch` changes with every Logout in this browser, so a tab that was asleep recognises an old draft. */
interface StoredDraft<T> extends Draft<T> {
  epoch: string;
}

const keyOf = (userId: number, name: string) => `${prefix}${userId}:${name}`;

export function saveDraft<T>(userId: number, name: string, value: T): void {
  const draft: StoredDraft<T> = { value, savedAt: serverNow().toISOString(), epoch: sessionEpoch() };
  try {
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch {}
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

export const bookingDraft = 'create-booking:';

/** The number after a hyphen is the id of the saved order that is edited. */
export function bookingBegun(userId: number): { serviceId: number; order?: number } | undefined {
  const begin = keyOf(userId, bookingDraft);
  const key = Object.keys(sessionStorage).find((one) => one.startsWith(begin));
  const [, serviceId, order] = /^(\d+)(?:-(\d+))?/.exec(key?.slice(begin.length) ?? '') ?? [];
  return serviceId ? { serviceId: Number(serviceId), ...(order && { order: Number(order) }) } : undefined;
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
