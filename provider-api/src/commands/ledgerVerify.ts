import { readConfig } from '../config.ts';
import { verifyLedger } from '../domains/ledger/index.ts';
import { command, withDatabase } from './command.ts';

await command(() =>
  withDatabase(readConfig(process.env), async (db) => {
    const checks = await verifyLedger(db);
    for (const { states, inspected, wrong } of checks) {
      const found = wrong === 0 ? `${inspected} inspected` : `${wrong} of ${inspected} WRONG`;
      console.log(`${wrong === 0 ? 'ok  ' : 'FAIL'} ${states}: ${found}`);
    }
    const failed = checks.filter(({ wrong }) => wrong > 0).length;
    console.log(`${checks.length - failed} of ${checks.length} invariants hold.`);
    if (failed > 0) process.exitCode = 1;
  }),
);
