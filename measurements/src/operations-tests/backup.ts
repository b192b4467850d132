import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ApiClient, throwAwaySettings, waitFor } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { verifyLedger } from '../fault-tests/withLedger.ts';
import { signInAs } from '../portal/accounts.ts';
import { registerCompany } from '../portal/registerCompany.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { postgresTool, runSql } from '../sql.ts';
import { verify } from './verify.ts';

const documents = 10;

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
  const brought = { documents, bytes: 2 * 1024 * 1024 };
  const { status } = await registerCompany(portal.url, 'company@client.example', brought);
  verify('a company registered with its documents', status === 200, status);
  // E-mails are sent in the background. Sending would change the database between the dump and the count of rows.
  const queued = 'select 1 from outbox where run_after <= now()';
  await waitFor(async () => (await runSql(url, queued)).length === 0, {
    what: 'The end of the queued work',
    timeoutMs: 30_000,
  });

  const { DATA_DIR: restoredDir } = await throwAwaySettings();
  const dump = path.join(restoredDir, 'portal.dump');
  // The database is dumped before the files are copied, so every file that the dump names is also in the copy.
  await postgresTool('pg_dump', '--format=custom', `--file=${dump}`, url);
  cpSync(portal.dataDir, restoredDir, { recursive: true });
  const before = await rowsOf(url);

  await runSql(server.url, 'create database portal_restored');
  await postgresTool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump);
  const after = await rowsOf(restoredUrl);
  verify('every table has its rows again', before === after, { before, after });
  const restoredData = { DATABASE_URL: restoredUrl, DATA_DIR: restoredDir };
  verify(`the ledger holds its invariants: ${await verifyLedger({ ...env, ...restoredData })}`, true);
  const files = readdirSync(path.join(restoredDir, 'files'), { recursive: true, withFileTypes: true });
  const there = files.filter((entry) => entry.isFile()).length;
  verify(`${documents} files are there`, there === documents, there);

  const again = await anotherServer({ ...restoredData, RUN_JOBS: '0' });
  await signInAs(new ApiClient(again.url), accounts.administrator.account);
  verify('people sign in to what was restored', true);
  await Promise.all([portal.stop(), again.stop()]);
};
