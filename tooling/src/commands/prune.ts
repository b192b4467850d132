import { prune } from 'remote/release';
import { storeOf } from '../release/storeOf.ts';

export const run = async (): Promise<void> => {
  const store = await storeOf(process.env);
  const removed = await prune(store);
  console.log(removed.length === 0 ? 'Nothing is older than seven days.' : `Removed ${removed.join(', ')}`);
};
