import { ApiProblem } from './apiProblem.ts';

export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // `randomUUID` is missing on pages without HTTPS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const unanswered = new Map<string, string>();

const isAnswer = (problem: unknown) => problem instanceof ApiProblem && problem.status < 500;

/** A second click or a retry after a lost reply has the same key and receives the first reply. */
export async function oneKeyPerIntent<T>(intent: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(intent) ?? newIdempotencyKey();
  unanswered.set(intent, key);
  try {
    const reply = await send(key);
    unanswered.delete(intent);
    return reply;
  } catch (problem) {
    if (isAnswer(problem)) unanswered.delete(intent);
    throw problem;
  }
}
