import { isRefusal } from './apiProblem.ts';

/** The key is a UUID, as the server requires of the nonce of an attendance mark. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // `randomUUID` is missing on pages without HTTPS.
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return bytes.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const running = new Map<string, string>();
const lost = new Map<string, string>();

/**
 * A second click or a retry after a lost reply sends the same key and receives the first reply. When any later
 * call is answered, the keys in `lost` are deleted: a member may be removed, invited and removed a second time.
 */
export async function oneKeyPerIntent<T>(intent: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = running.get(intent) ?? lost.get(intent) ?? newIdempotencyKey();
  running.set(intent, key);
  try {
    const reply = await send(key);
    lost.clear();
    return reply;
  } catch (problem) {
    if (isRefusal(problem)) lost.clear();
    else lost.set(intent, key);
    throw problem;
  } finally {
    running.delete(intent);
  }
}
