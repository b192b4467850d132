import { ApiProblem } from './apiProblem.ts';

export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // randomUUID is missing outside a secure context, such as plain HTTP on a local network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const unanswered = new Map<string, string>();

const isAnswer = (problem: unknown) => problem instanceof ApiProblem && problem.status < 500;

/**
 * Keeps one key per request until the server has answered. A second click or a retry after a lost reply then gets
 * the first reply instead of an error that the work is done already (S13).
 */
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
