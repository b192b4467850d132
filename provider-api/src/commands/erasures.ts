import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { eraseAgain, erasedIds } from '../domains/privacy/index.ts';
import { openSecrets } from '../secrets/index.ts';
import { command, withDatabase } from './command.ts';

await command(async () => {
  const [, , path] = process.argv;
  if (path === undefined)
    throw new Error('Name the file: a log of the portal, or numbers of accounts, one a line');
  const ids = erasedIds(readFileSync(path, 'utf8'));
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const secrets = openSecrets(config, { mayMakeKey: false });
    const context = { db, clock: systemClock, config, log: pino({ level: 'silent' }), secrets };
    const done = await eraseAgain(context, ids);
    console.log(`${done} of ${ids.length} accounts were erased; the others were already.`);
  });
});
