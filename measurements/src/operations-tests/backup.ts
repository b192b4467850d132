import { cpSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ApiClient, throwAwaySettings, waitFor } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { verifyLedger } from '../fault-tests/verifyLedger.ts';
import { signInAs } from '../portal/accounts.ts';
import { documents, registerCompany } from '../portal/registerCompany.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { postgresTool, runSql } from '../sql.ts';
import { seconds, timed } from '../table.ts';
import { verify } from './verify.ts';

/** These tables change even while nobody uses the portal. */
const moving = `'outbox', 'periodic_jobs', 'sessions', 'rate_limits', 'sign_in_failures'`;

const rowsOf = async (url: string): Promise<string> => {
  const names = await runSql(
    url,
    `select relname from pg_stat_user_tables where schemaname = 'public' and relname not in (${moving}) order by 1`,
  );
  const counts = names.map((name) => `select '${name}', count(*) from "${name}"`);
  return (await runSql(url, counts.join(' union all '))).join('\n');
};

export const backup = async (): Promise<void> => {
  const server = await startPostgres({ durable: true });
  const [url = '', restoredUrl = ''] = ['portal', 'portal_restored'].map((name) =>
    Object.assign(new URL(server.url), { pathname: `/${name}` }).toString(),
  );
  await runSql(server.url, 'create database portal');
  // Without ENCRYPTION_KEYS, the key is in the data folder, which is copied.
  const { portal, accounts, anotherServer, env } = await startTestEnvironment({
    DATABASE_URL: url,
    ENCRYPTION_KEYS: '',
  });
  await registerCompany(portal.url, 'company@client.example');
  // E-mails are sent in the background. Sending would change the database between the dump and the count of rows.
  const queued = 'select 1 from outbox where run_after <= now()';
  await waitFor(async () => (await runSql(url, queued)).length === 0, {
    what: 'The end of the queued work',
    timeoutMs: 30_000,
  });

  const { DATA_DIR: restoredDir } = await throwAwaySettings();
  const dump = path.join(restoredDir, 'portal.dump');
  // The database is dumped before the files are copied, so every file that the dump names is also in the copy.
  const dumped = await timed(() => postgresTool('pg_dump', '--format=custom', `--file=${dump}`, url));
  const isData = (file: string) => !file.endsWith('server.log');
  const copied = await timed(async () =>
    cpSync(portal.dataDir, restoredDir, { recursive: true, filter: isData }),
  );
  const before = await rowsOf(url);
  const megabytes = (statSync(dump).size / 1024 / 1024).toFixed(1);
  console.log(`  dump of ${megabytes} MB in ${seconds(dumped.ms)}; files in ${seconds(copied.ms)}`);

  await runSql(server.url, 'create database portal_restored');
  const restored = await timed(() =>
    postgresTool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump),
  );
  console.log(`  restored in ${seconds(restored.ms)}`);
  const after = await rowsOf(restoredUrl);
  verify('every table has its rows again', before === after, { before, after });
  const restoredData = { DATABASE_URL: restoredUrl, DATA_DIR: restoredDir };
  verify(`the ledger holds its invariants: ${await verifyLedger({ ...env, ...restoredData })}`, true);
  const files = readdirSync(path.join(restoredDir, 'files'), { recursive: true, withFileTypes: true });
  const there = files.filter((entry) => entry.isFile()).length;
  verify(`${documents} files are there`, there === documents, there);

  const again = await timed(() => anotherServer({ ...restoredData, RUN_JOBS: '0' }));
  console.log(`  the portal starts on it in ${seconds(again.ms)}`);
  await signInAs(new ApiClient(again.result.url), accounts.administrator.account);
  verify('people sign in to what was restored', true);
  await Promise.all([portal.stop(), again.result.stop()]);
};
