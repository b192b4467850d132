import { ApiProblem } from './apiProblem.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';

/** The keys of what was sent and has not been answered yet, by what was asked. */
const unanswered = new Map<string, string>();

const isAnswer = (problem: unknown) => problem instanceof ApiProblem && problem.status < 500;

/**
 * Sends with a key that the same request keeps until the server has answered it: a second press, and a try after a lost
 * reply, get the first reply instead of a refusal of what was done already (S13).
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
