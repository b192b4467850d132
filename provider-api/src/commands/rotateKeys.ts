import { readConfig } from '../config.ts';
import { provenSecrets } from '../secrets/index.ts';
import { sealedColumns } from '../startup/sealedColumns.ts';
import { command, withDatabase } from './command.ts';

/** Servers may run during this command. After the command, remove the older keys from ENCRYPTION_KEYS. */
await command(async () => {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const secrets = await provenSecrets(config, db, sealedColumns);
    console.log('Sealed with the newest key:');
    for (const column of sealedColumns) console.log(`${column.name}: ${await column.reseal(db, secrets)}`);
  });
});
