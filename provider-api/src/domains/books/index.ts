import type { Domain } from '../../domain.ts';
import { dailyReminder } from './settlement/dailyReminder.ts';
import { matchAgain, matchJob } from './settlement/matchJob.ts';
import * as verbs from './verbs.ts';

export { bookEvents } from './events.ts';

export const books: Domain = {
  verbs,
  jobs: [matchJob],
  periodic: [matchAgain, dailyReminder],
};
