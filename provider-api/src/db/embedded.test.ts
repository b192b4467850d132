import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { onlyRow, openEmbedded, packageFolder } from './index.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'embedded-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const built = pathToFileURL(path.join(packageFolder(), 'dist/src/db/index.js')).href;

/** Inserts rows one by one for ever, and says each number only once its commit was acknowledged. */
const writer = `
  const { openEmbedded } = await import(process.argv[1]);
  const db = await openEmbedded({ folder: process.argv[2] });
  await db.query('create table if not exists kept (n int primary key)');
  const { rows } = await db.query('select coalesce(max(n), 0)::int8 as n from kept');
  for (let n = rows[0].n + 1; ; n += 1) {
    await db.query('insert into kept values ($1)', [n]);
    console.log(n);
  }`;

/** Starts the writer, and kills it as a power cut would once it has acknowledged so many rows. */
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
  const folder = path.join(base, 'killed');
  let acknowledged = 0;
  for (const rows of [1, 100]) acknowledged = await killAfter(folder, rows);
  const db = await openEmbedded({ folder });
  const { kept, missing } = onlyRow(
    await db.query<{ kept: number; missing: number }>(
      'select count(*) as kept, max(n)::int8 - count(*) as missing from kept',
    ),
  );
  await db.close();
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(missing).toBe(0);
}, 90_000);

describe('the lock on the data folder', () => {
  it('refuses a second server with one sentence', async () => {
    const folder = path.join(base, 'shared');
    const first = await openEmbedded({ folder });
    await expect(openEmbedded({ folder })).rejects.toThrow(
      `Another server is already running on the data folder ${folder}; stop it first`,
    );
    await first.close();
    const again = await openEmbedded({ folder });
    await again.close();
  }, 60_000);

  it('that a dead process left is taken over', async () => {
    const folder = path.join(base, 'left');
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: child.pid, host: hostname(), began: '1' }));
    const db = await openEmbedded({ folder });
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  }, 60_000);

  it('of a live server on another machine holds', async () => {
    const folder = path.join(base, 'elsewhere');
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'another-machine', began: '1' }));
    await expect(openEmbedded({ folder })).rejects.toThrow('Another server');
  });
});

it('keeps its write-ahead log short', async () => {
  const db = await openEmbedded({ folder: path.join(base, 'log') });
  await db.query('create table filler (text text)');
  for (let round = 0; round < 4; round += 1)
    await db.query(`insert into filler select repeat('x', 1000) from generate_series(1, 25000)`);
  await db.query('checkpoint');
  const { bytes } = onlyRow(
    await db.query<{ bytes: number }>('select sum(size)::int8 as bytes from pg_ls_waldir()'),
  );
  await db.close();
  expect(bytes).toBeLessThan(100 * 1024 * 1024);
}, 90_000);
