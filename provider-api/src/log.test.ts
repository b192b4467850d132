import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'log-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('keeps failures as JSON lines, without the addresses that they quote', async () => {
  const log = openLog(readConfig({ DATA_DIR: dataDir }));
  log.warn({ err: new Error('550 <alfa@client.example> unknown') }, 'a job failed');
  const written = () => readFileSync(path.join(dataDir, 'server.log'), 'utf8');
  while (written() === '') await nextTurn();
  const line: unknown = JSON.parse(written());
  expect(line).toMatchObject({ level: 40, msg: 'a job failed', err: { message: '550 <[address]> unknown' } });
  expect(JSON.stringify(line)).not.toContain('alfa@client.example');
});
