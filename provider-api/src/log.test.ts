import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
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

it('keeps failures as JSON lines in UTC, without the addresses that they quote, for its owner alone to read', async () => {
  const log = openLog(readConfig({ DATA_DIR: dataDir }));
  log.warn({ err: new Error('550 <alfa@client.example> unknown') }, 'a job failed');
  const written = () => readFileSync(path.join(dataDir, 'server.log'), 'utf8');
  while (written() === '') await nextTurn();
  const line: unknown = JSON.parse(written());
  expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect(statSync(path.join(dataDir, 'server.log')).mode & 0o777).toBe(0o600);
  expect(line).toMatchObject({ level: 40, msg: 'a job failed', err: { message: '550 <[address]> unknown' } });
  expect(JSON.stringify(line)).not.toContain('alfa@client.example');
});
