import { isRefusal } from './apiProblem.ts';

export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // `randomUUID` is missing on pages without HTTPS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const unanswered = new Map<string, string>();

/**
 * A second click or a retry after a lost reply has the same key and receives the first reply. Once another such
 * call is answered, the same request is meant anew: somebody may be removed, invited and removed again.
 */
export async function oneKeyPerIntent<T>(intent: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(intent) ?? newIdempotencyKey();
  unanswered.set(intent, key);
  try {
    const reply = await send(key);
    unanswered.clear();
    return reply;
  } catch (problem) {
    if (isRefusal(problem)) unanswered.clear();
    throw problem;
  }
}
