import { parseArgs } from 'node:util';
import { rollback, withdrawCandidates } from 'remote/release';
import { storeOf } from '../release/storeOf.ts';

/**
 * With `--candidate`, the command withdraws the versions that only some users get. The version for all other
 * users does not change.
 */
export const run = async (args: readonly string[]): Promise<void> => {
  const store = await storeOf(process.env);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { candidate: { type: 'boolean', default: false } },
  });
  const [name, version, ...more] = positionals;
  if (!name || more.length > 0) throw new Error('npm run rollback -- mf-wallet [version]');
  if (values.candidate) {
    const versions = await withdrawCandidates(store, name);
    console.log(`${name} ${versions.join(', ')} is withdrawn in ${store.name}`);
    return;
  }
  console.log(`${name} ${await rollback(store, name, version)} is live for everybody in ${store.name}`);
};
