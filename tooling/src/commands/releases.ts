import { describeAudience, placesIn } from 'remote/release';
import { storeOf } from '../release/storeOf.ts';

const minute = (at = ''): string => at.slice(0, 16).replace('T', ' ');

export const run = async (): Promise<void> => {
  const store = await storeOf(process.env);
  console.log(store.name);
  console.table(
    (await placesIn(store)).map(({ name, version, audience, since, until, commit = '' }) => ({
      what: name,
      version,
      for: audience ? describeAudience(audience) : 'nobody, kept',
      'since (UTC)': minute(since),
      'until (UTC)': minute(until),
      commit,
    })),
  );
};
