import { readConfig } from '../config.ts';
import { resealIdentifications, resealTwoFactor } from '../domains/accounts/index.ts';
import { openSecrets } from '../secrets/index.ts';
import { openDatabase } from '../startup/openDatabase.ts';

/** Seals everything with the first key of ENCRYPTION_KEYS, after which the others may be dropped; servers may run. */
async function rotateKeys(): Promise<void> {
  const config = readConfig(process.env);
  const secrets = openSecrets(config);
  const db = await openDatabase(config);
  try {
    console.log(
      `Sealed with the newest key: ${await resealIdentifications(db, secrets)} identification numbers,`,
    );
    console.log(`${await resealTwoFactor(db, secrets)} secrets of two-factor sign-in.`);
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
