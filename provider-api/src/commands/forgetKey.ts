import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { identifications, twoFactorSecrets } from '../domains/accounts/index.ts';
import { passengerNumbers } from '../domains/bookings/index.ts';
import { payoutAccounts } from '../domains/payouts/index.ts';
import { openSecrets } from '../secrets/index.ts';
import { openDatabase } from '../startup/openDatabase.ts';

const usage =
  'npm run keys:forget -w provider-api -- NAME\nNAME is the key that is lost for good: what it sealed is given up.';

async function forgetKey(): Promise<void> {
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!name || more.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const secrets = openSecrets(config, { mayMakeKey: name === 'local' });
    const accounts = await identifications.giveUp(db, name, null);
    const passengers = await passengerNumbers.giveUp(db, name, null);
    const payouts = await payoutAccounts.giveUp(db, name, null);
    const unknown = twoFactorSecrets.seal(secrets, randomBytes(20).toString('hex'));
    const factors = await twoFactorSecrets.giveUp(db, name, unknown);
    console.log(`Given up: identification numbers of ${accounts} accounts and ${passengers} passengers,`);
    console.log(
      `account numbers of ${payouts} payouts: refuse those that wait, and let them be asked for again.`,
    );
    console.log(
      `${factors} authenticator apps work no more: a recovery code does, or a reset by an Administrator.`,
    );
  } finally {
    await db.close();
  }
}

try {
  await forgetKey();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 1;
}
