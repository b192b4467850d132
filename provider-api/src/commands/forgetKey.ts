import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openSecrets } from '../secrets/index.ts';
import { sealedColumns } from '../startup/sealedColumns.ts';
import { command, withDatabase } from './command.ts';

const usage =
  'npm run keys:forget -w provider-api -- NAME\nNAME is the key that is lost for good: what it sealed is given up.';

await command(async () => {
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!name || more.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const secrets = openSecrets(config, { mayMakeKey: name === 'local' });
    console.log('Given up:');
    for (const column of sealedColumns)
      console.log(`${column.name}: ${await column.giveUp(db, secrets, name)}`);
    console.log('Refuse payouts that wait without an account number, and let them be asked for again.');
    console.log('An authenticator app that is given up works no more: a recovery code does, or a reset.');
  });
});
