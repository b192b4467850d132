import { readConfig } from '../config.ts';
import { identifications, twoFactorSecrets } from '../domains/accounts/index.ts';
import { passengerNumbers } from '../domains/bookings/index.ts';
import { payoutAccounts } from '../domains/payouts/index.ts';
import { provenSecrets } from '../secrets/index.ts';
import { openDatabase } from '../startup/openDatabase.ts';
import { sealedColumns } from '../startup/sealedColumns.ts';

/** Servers may run during this command. After the command, remove the older keys from ENCRYPTION_KEYS. */
async function rotateKeys(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const secrets = await provenSecrets(config, db, sealedColumns);
    const accounts = await identifications.reseal(db, secrets);
    const passengers = await passengerNumbers.reseal(db, secrets);
    const payouts = await payoutAccounts.reseal(db, secrets);
    const factors = await twoFactorSecrets.reseal(db, secrets);
    console.log(
      `Sealed with the newest key: identification numbers of ${accounts} accounts and ${passengers} passengers,`,
    );
    console.log(`account numbers of ${payouts} payouts, ${factors} secrets of two-factor sign-in.`);
  } finally {
    await db.close();
  }
}

try {
  await rotateKeys();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 1;
}
