import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DurableFolder, durableParams } from './durableFolder.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'durable-'));
});
afterAll(() => rmSync(base, { recursive: true }));

it('refuses a database whose commits do not reach the disk', async () => {
  const folder = new DurableFolder(path.join(base, 'a'));
  await expect(folder.proveDurable(async () => {})).rejects.toThrow('does not write to disk at commit');
});

it('takes one whose commits do', async () => {
  const folder = new DurableFolder(path.join(base, 'b'));
  const commit = async () => {
    folder.syncs += 1;
  };
  await expect(folder.proveDurable(commit)).resolves.toBeUndefined();
});

it('never starts PostgreSQL without fsync', () => {
  expect(durableParams()).not.toContain('-F');
  expect(durableParams()).toEqual(
    expect.arrayContaining(['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on']),
  );
});
