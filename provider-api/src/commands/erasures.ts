import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { eraseAgain, erasedIds } from '../domains/privacy/index.ts';
import { openDatabase } from '../startup/openDatabase.ts';

async function erasures(path: string | undefined): Promise<void> {
  if (path === undefined)
    throw new Error('Name the file: a log of the portal, or numbers of accounts, one a line');
  const ids = erasedIds(readFileSync(path, 'utf8'));
  const db = await openDatabase(readConfig(process.env));
  try {
    const done = await eraseAgain({ db, clock: systemClock, log: pino({ level: 'silent' }) }, ids);
    console.log(`${done} of ${ids.length} accounts were erased; the others were already.`);
  } finally {
    await db.close();
  }
}

try {
  await erasures(process.argv[2]);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 1;
}
