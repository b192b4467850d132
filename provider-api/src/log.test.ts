import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';
import { LogFile } from './logFile.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'log-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('keeps failures as JSON lines in UTC, without the addresses that they quote, for its owner alone to read', async () => {
  const { log } = openLog(readConfig({ DATA_DIR: dataDir }));
  log.warn({ err: new Error('550 <alfa@client.example> unknown') }, 'a job failed');
  const written = () => readFileSync(path.join(dataDir, 'server.log'), 'utf8');
  while (written() === '') await nextTurn();
  const line: unknown = JSON.parse(written());
  expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect(statSync(path.join(dataDir, 'server.log')).mode & 0o777).toBe(0o600);
  expect(line).toMatchObject({ level: 40, msg: 'a job failed', err: { message: '550 <[address]> unknown' } });
  expect(JSON.stringify(line)).not.toContain('alfa@client.example');
});

it('a full disk ends nothing: what it takes no more is dropped and counted', async () => {
  const { log, linesLost } = openLog(readConfig({ DATA_DIR: dataDir, LOG_FILE: '/dev/full' }));
  log.warn('one');
  while (linesLost() < 1) await nextTurn();
  log.warn('two');
  log.warn('three');
  while (linesLost() < 3) await nextTurn();
});

describe('a log that could not be written for a while', () => {
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;
  const room = Buffer.alloc(1_000_000);
  const openPipe = (way: number) => openSync(path.join(dataDir, 'pipe'), way | O_NONBLOCK);
  const readFrom = (reader: number, most = room.length) => {
    try {
      return room.toString('utf8', 0, readSync(reader, room, 0, most, null));
    } catch {
      return '';
    }
  };

  it('says once how many lines were lost, and starts again behind half a line', async () => {
    spawnSync('mkfifo', [path.join(dataDir, 'pipe')]);
    let reader = openPipe(O_RDONLY);
    const file = new LogFile(openPipe(O_WRONLY));
    file.write(`${'x'.repeat(100_000)}\n`);
    while (readFrom(reader, 1_000) === '') await nextTurn();
    // Writing to a pipe without a reader fails, as on a full disk.
    closeSync(reader);
    while (file.lost < 1) await nextTurn();
    file.write('two\n');
    while (file.lost < 2) await nextTurn();
    reader = openPipe(O_RDONLY);
    file.write('three\n');
    file.write('four\n');
    let written = '';
    while (!written.includes('four')) {
      await nextTurn();
      written += readFrom(reader);
    }
    const [half, notice = '', ...rest] = written.split('\n');
    expect(half).toMatch(/^x+$/);
    expect(rest).toEqual(['three', 'four', '']);
    expect(JSON.parse(notice)).toMatchObject({
      level: 40,
      lost: 2,
      msg: 'lines of the log were lost: they could not be written',
    });
    closeSync(reader);
  });
});
