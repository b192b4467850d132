import type { ReleaseStore } from 'remote/release';
import { endAll } from '../processes/atEnd.ts';
import { storeOf } from './storeOf.ts';

export const runCommand = async (work: (store: ReleaseStore) => Promise<void>): Promise<number> => {
  try {
    await work(await storeOf(process.env));
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  } finally {
    await endAll();
  }
};
