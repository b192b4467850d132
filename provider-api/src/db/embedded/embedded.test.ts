import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { DatabaseUnavailable, openEmbedded, packageFolder, WritesRefused } from '../index.ts';

let base: string;
let made: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  made = path.join(base, 'made');
  // An interrupted first start leaves only these files.
  mkdirSync(path.join(made, 'base'), { recursive: true });
  writeFileSync(`${made}.making`, '');
  const db = await openEmbedded({ folder: made });
  await db.query('create table first (n int)');
  await db.close();
}, 300_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Making a database takes longer than what most tests do with it, so each test gets a copy of one. */
function folderOf(name: string): string {
  const folder = path.join(base, name);
  cpSync(made, folder, { recursive: true });
  return folder;
}

const built = pathToFileURL(path.join(packageFolder(), 'dist/src/db/index.js')).href;

const durable = pathToFileURL(path.join(packageFolder(), 'dist/src/db/embedded/DurableFolder.js')).href;

/** This program inserts rows without end, and prints each number after its commit. */
const writer = `
  const { openEmbedded } = await import(process.argv[1]);
  const db = await openEmbedded({ folder: process.argv[2] });
  await db.query('create table if not exists kept (n int primary key)');
  const { rows } = await db.query('select coalesce(max(n), 0)::int8 as n from kept');
  for (let n = rows[0].n + 1; ; n += 1) {
    await db.query('insert into kept values ($1)', [n]);
    console.log(n);
  }`;

/** The writer is killed, as by a power cut, once it has acknowledged this many rows. */
async function killAfter(folder: string, rows: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', writer, built, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let last = 0;
  let seen = 0;
  if (!child.stdout) throw new Error('The writer has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    seen += 1;
    if (seen === rows) child.kill('SIGKILL');
  }
  await ended;
  return last;
}

it('keeps every acknowledged row through kill -9, again and again', async () => {
  const folder = folderOf('killed');
  let acknowledged = 0;
  for (const rows of [1, 100]) acknowledged = await killAfter(folder, rows);
  const db = await openEmbedded({ folder });
  const { kept, missing } = await db.one<{ kept: number; missing: number }>(
    'select count(*) as kept, max(n)::int8 - count(*) as missing from kept',
  );
  await db.close();
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(missing).toBe(0);
});

it('puts each commit on the disk before it acknowledges it', async () => {
  const counting = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { fsyncSync } = fs;
    let syncs = 0;
    fs.fsyncSync = (file) => { syncs += 1; fsyncSync(file); };
    syncBuiltinESMExports();
    const { PGlite } = await import('@electric-sql/pglite');
    const { DurableFolder, durableParams } = await import(process.argv[1]);
    const db = await PGlite.create({ fs: new DurableFolder(process.argv[2]), startParams: durableParams() });
    await db.exec('create table kept (n int)');
    for (let n = 0; n < 5; n += 1) {
      const before = syncs;
      await db.query('insert into kept values ($1)', [n]);
      console.log(syncs > before);
    }
    process.exit();`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', counting, durable, folderOf('synced')],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: packageFolder() },
  );
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  expect(lines).toEqual(Array(5).fill('true'));
});

describe('the lock on the data folder', () => {
  it('refuses a second server with one sentence', async () => {
    const folder = folderOf('shared');
    const first = await openEmbedded({ folder });
    await expect(openEmbedded({ folder })).rejects.toThrow(
      `Another server is already running on the data folder ${folder}; stop it first`,
    );
    await first.close();
  });

  it('that a dead process left is taken over', async () => {
    const folder = folderOf('left');
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: child.pid, host: hostname(), began: '1' }));
    const db = await openEmbedded({ folder });
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('of a live server on another machine holds', async () => {
    const folder = path.join(base, 'elsewhere');
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'another-machine', began: '1' }));
    await expect(openEmbedded({ folder })).rejects.toThrow('Another server');
  });
});

it('keeps its write-ahead log short', async () => {
  const db = await openEmbedded({ folder: folderOf('log') });
  await db.query('create table filler (text text)');
  for (let round = 0; round < 4; round += 1)
    await db.query(`insert into filler select repeat('x', 1000) from generate_series(1, 25000)`);
  await db.query('checkpoint');
  const { bytes } = await db.one<{ bytes: number }>('select sum(size)::int8 as bytes from pg_ls_waldir()');
  await db.close();
  expect(bytes).toBeLessThan(100 * 1024 * 1024);
});

function told() {
  const all: string[] = [];
  const waiting: { part: string; resolve: () => void }[] = [];
  return {
    tell(what: string) {
      all.push(what);
      for (const { part, resolve } of waiting) if (what.includes(part)) resolve();
    },
    that: (part: string) => new Promise<void>((resolve) => waiting.push({ part, resolve })),
  };
}

describe('a full disk', () => {
  const megabyte = 1024 * 1024;

  it('stops writes before PostgreSQL meets its end, reads go on, and room is noticed', async () => {
    let free = 1000 * megabyte;
    const { tell, that } = told();
    const db = await openEmbedded({ folder: folderOf('scarce'), freeBytes: async () => free, tell });
    await db.query('create table kept (n int)');
    await db.query('insert into kept values (1)');
    const refused = that('Writes are refused');
    free = 31 * megabyte;
    await refused;
    await expect(db.query('insert into kept values (2)')).rejects.toThrow(WritesRefused);
    await expect(db.transaction((tx) => tx.query('insert into kept values (3)'))).rejects.toThrow(
      WritesRefused,
    );
    expect((await db.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    const taken = that('Writes are taken');
    free = 1000 * megabyte;
    await taken;
    await db.query('insert into kept values (4)');
    await db.close();
  });

  it('is reported in a sentence to whoever starts on it', async () => {
    const folder = path.join(base, 'no-room');
    await expect(openEmbedded({ folder, freeBytes: async () => 0 })).rejects.toThrow(
      `There is no room on the disk of ${folder}`,
    );
  });
});

describe('a database that broke', () => {
  /** PostgreSQL panics if a checkpoint cannot write its files, for example on a full disk. */
  const breakCheckpoints = (folder: string) => {
    const inTheWay = path.join(folder, 'pg_logical/replorigin_checkpoint.tmp');
    mkdirSync(inTheWay);
    return () => rmdirSync(inTheWay);
  };

  it('acknowledges nothing any more, and is opened again by itself with all that it had acknowledged', async () => {
    const folder = folderOf('broken');
    const { tell, that } = told();
    const db = await openEmbedded({ folder, tell });
    const heard: string[] = [];
    await db.listen('news', (news) => heard.push(news));
    await db.query('create table kept (n int)');
    await db.query('insert into kept values (1)');
    const mend = breakCheckpoints(folder);
    await expect(db.query('checkpoint')).rejects.toThrow(DatabaseUnavailable);
    await expect(db.query('insert into kept values (2)')).rejects.toThrow(DatabaseUnavailable);
    const open = that('open again');
    mend();
    await open;
    await db.query('insert into kept values (3)');
    expect((await db.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 3 }]);
    await db.query(`select pg_notify('news', 'heard')`);
    expect(heard).toEqual(['heard']);
    await db.close();
  });

  it('closes while it is being opened again', async () => {
    const folder = folderOf('broken-for-good');
    const db = await openEmbedded({ folder });
    breakCheckpoints(folder);
    await expect(db.query('checkpoint')).rejects.toThrow(DatabaseUnavailable);
    await expect(db.close()).resolves.toBeUndefined();
  });

  it('is given up once it does not answer, and opened again', async () => {
    const { tell, that } = told();
    const folder = folderOf('silent');
    const db = await openEmbedded({ folder, tell, answerWithinMs: 1000 });
    const open = that('open again');
    const forEver = 'with recursive n as (select 1 as n union all select n from n) select count(*) from n';
    const [silent, waiting] = [db.query(forEver), db.query('select 1 as one')].map((asked) =>
      asked.catch((thrown: unknown) => thrown),
    );
    expect(await silent).toBeInstanceOf(DatabaseUnavailable);
    expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
    await open;
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  });
});

describe('a damaged folder', () => {
  it('is named, with what to do', async () => {
    const folder = folderOf('damaged');
    truncateSync(path.join(folder, 'global/pg_control'), 100);
    const thrown: unknown = await openEmbedded({ folder }).catch((reason: unknown) => reason);
    expect(String(thrown)).toContain(`The database in ${folder} cannot be opened: `);
    expect(String(thrown)).toContain('Restore DATA_DIR from a copy (docs/operations.md), or move it away');
    expect(String(thrown)).not.toContain('ASSERTIONS');
  });

  it('that lost its first file is not made again over what it holds', async () => {
    const folder = folderOf('beheaded');
    const [version, aside] = [path.join(folder, 'PG_VERSION'), path.join(base, 'PG_VERSION')];
    renameSync(version, aside);
    await expect(openEmbedded({ folder })).rejects.toThrow('its file PG_VERSION is missing');
    renameSync(aside, version);
    const db = await openEmbedded({ folder });
    expect((await db.query('select n from first')).rows).toEqual([]);
    await db.close();
  });

  it('that a first start left half made is made again', async () => {
    const db = await openEmbedded({ folder: made });
    expect((await db.query('select n from first')).rows).toEqual([]);
    await db.close();
  });
});
