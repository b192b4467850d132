import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiClient, freePort, readSampleAccounts, startPortal, waitFor } from 'tooling/portal';
import { findPrograms, startPostgres } from 'tooling/postgres';
import { atEnd, inRoot, runNode, runProgram } from 'tooling/programs';
import { signInAs } from '../portal/accounts.ts';
import { documents, registerCompany } from '../portal/registerCompany.ts';
import { seconds, timed } from '../table.ts';
import { verify } from './verify.ts';

/** PostgreSQL's own tools lie beside the server where they come with it, else on the PATH. */
const toolNamed = (name: string): string => {
  const found = [path.join(findPrograms().folder, name), name].find(
    (file) => spawnSync(file, ['--version']).status === 0,
  );
  if (!found) throw new Error(`${name} is not on this machine: install PostgreSQL's client programs.`);
  return found;
};

const tool = async (name: string, ...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await runProgram(toolNamed(name), { args, output: 'keep' });
  if (code !== 0) throw new Error(`${name} failed: ${stderr}`);
  return stdout;
};

const query = (url: string, sql: string): Promise<string> => tool('psql', url, '-XAtc', sql);

const rowsOf = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const names = await query(
    url,
    `select relname from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, string> = {};
  for (const name of names.trim().split('\n'))
    counts[name] = (await query(url, `select count(*) from "${name}"`)).trim();
  return counts;
};

/** These are written all the time, whether anybody uses the portal or not. */
const moving = ['outbox', 'periodic_jobs', 'sessions', 'rate_limits', 'sign_in_failures'];
const still = (rows: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(rows).filter(([name]) => !moving.includes(name)));

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const backup = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startPostgres({ durable: true });
  const url = server.url.replace(/\/[^/]*$/, '/portal');
  const restoredUrl = server.url.replace(/\/[^/]*$/, '/portal_restored');
  await query(server.url, 'create database portal');
  const [dataDir, restoredDir, dump] = ['data', 'restored', 'portal.dump'].map((name) =>
    path.join(folder, name),
  );
  if (!dataDir || !restoredDir || !dump) throw new Error('A folder has no name');
  const start = async (databaseUrl: string, dir: string, jobs: string) =>
    startPortal({
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dir,
        SAMPLE_DATA: '1',
        RUN_JOBS: jobs,
        PORT: String(await freePort()),
        GATEWAY_PORT: String(await freePort()),
      },
      onLine: () => undefined,
    });

  const portal = await start(url, dataDir, '1');
  const [account] = readSampleAccounts(dataDir);
  if (!account) throw new Error('The sample data has no account');

  await registerCompany(portal.url, 'company@client.example');
  // Its mail leaves on its own time, which would differ between the copy and the count.
  await waitFor(
    async () => (await query(url, 'select count(*) from outbox where run_after <= now()')).trim() === '0',
    {
      what: 'The end of the queued work',
      timeoutMs: 30_000,
    },
  );

  // The database goes first: what it names was stored before it was named, so that the files that follow hold all of
  // it.
  const dumped = await timed(() => tool('pg_dump', '--format=custom', `--file=${dump}`, url));
  const copied = await timed(async () => {
    mkdirSync(restoredDir);
    cpSync(dataDir, restoredDir, { recursive: true, filter: (file) => !file.endsWith('server.log') });
  });
  const before = await rowsOf(url);
  console.log(
    `  dump of ${Object.keys(before).length} tables: ${megabytes(statSync(dump).size)} in ${seconds(dumped.ms)}; files in ${seconds(copied.ms)}`,
  );

  await query(server.url, 'create database portal_restored');
  const restored = await timed(() =>
    tool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump),
  );
  console.log(`  restored in ${seconds(restored.ms)}`);
  const after = await rowsOf(restoredUrl);
  verify('every table has its rows again', still(before) === still(after), { before, after });

  const { code, stdout } = await runNode(inRoot('provider-api/dist/src/commands/ledgerVerify.js'), {
    args: [],
    env: { DATABASE_URL: restoredUrl, DATA_DIR: restoredDir },
    output: 'keep',
  });
  verify('the ledger holds its invariants', code === 0, stdout);

  const names = (dir: string) =>
    readdirSync(path.join(dir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  verify(`${documents} files are there`, names(restoredDir) === documents, names(restoredDir));

  const again = await timed(() => start(restoredUrl, restoredDir, '0'));
  console.log(`  the portal starts on it in ${seconds(again.ms)}`);
  await signInAs(new ApiClient(again.result.url), account);
  verify('people sign in to what was restored', true);
  await Promise.all([portal.stop(), again.result.stop()]);
};
