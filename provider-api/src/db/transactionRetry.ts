import { setTimeout as pause } from 'node:timers/promises';
import { mayRunAgain } from './failures.ts';

const attempts = 4;

export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (thrown) {
      if (attempt === attempts || !mayRunAgain(thrown)) throw thrown;
      await pause(10 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
