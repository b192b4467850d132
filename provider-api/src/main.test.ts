import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { packageFolder } from './db/index.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'main-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(settings: NodeJS.ProcessEnv): { child: ChildProcess; lines: Promise<unknown[]> } {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    GATEWAY_PORT: '1',
    SAMPLE_DATA: '0',
    LOG_FILE: '-',
    ...settings,
  };
  const child = spawn(process.execPath, [path.join(packageFolder(), 'dist/src/main.js')], { env });
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = written.then((texts) =>
    texts.flatMap((each) => each.split('\n').filter(Boolean)).map((line): unknown => JSON.parse(line)),
  );
  return { child, lines };
}

it('a start that fails says each reason in a JSON line', async () => {
  const { lines } = run({ NODE_ENV: 'production', PORT: 'abc' });
  expect(await lines).toEqual(
    [/^PORT must be/, /^SMTP_URL/, /^ENCRYPTION_KEYS/, /^REMITA_URL/].map((msg) =>
      expect.objectContaining({ level: 60, msg: expect.stringMatching(msg) }),
    ),
  );
});

it('every line from the start to the end of a server is JSON', async () => {
  const { child, lines } = run({ RUN_JOBS: '0' });
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('"msg":"ready"')) child.kill('SIGTERM');
  });
  expect((await lines).map((line) => (line as { msg: string }).msg)).toEqual([
    expect.stringMatching(/^Server listening/),
    'ready',
    'stopping',
    'stopped',
  ]);
});
