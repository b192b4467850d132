import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { packageFolder } from '../db/index.ts';
import { clientOf } from '../testing/client.ts';
import { corporateFields, sampleFile } from '../testing/registrations.ts';

let folder: string;
let upper: string;
const running: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The program runs with a umask that lets everybody read and write. The wait ends when it prints `said`. */
async function start(main: string, said: RegExp, env: NodeJS.ProcessEnv): Promise<void> {
  const file = path.join(packageFolder(), 'dist', main);
  const script = `process.umask(0); process.argv[1] = ${JSON.stringify(file)}; await import(process.argv[1])`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env, DATA_DIR: folder, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  if (!child.stdout) throw new Error('The program has no output');
  for await (const line of createInterface({ input: child.stdout })) if (said.test(line)) return;
  throw new Error(`${main} ended before it was ready`);
}

async function stop(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

const all = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const open = (): string[] =>
  [folder, ...all()].filter((file) => existsSync(file) && (lstatSync(file).mode & 0o077) !== 0);

const earlier = ['server.log', 'files/0123456789abcdef0123456789abcdef', 'gateway/references.jsonl'];

beforeAll(async () => {
  upper = mkdtempSync(path.join(tmpdir(), 'private-'));
  folder = path.join(upper, 'data');
  // An earlier version left such files, or a copy of the folder lost their permissions.
  for (const file of earlier) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
    chmodSync(path.join(folder, file), 0o666);
    chmodSync(path.join(folder, path.dirname(file)), 0o755);
  }
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), GATEWAY_PORT: String(gatewayPort), SAMPLE_DATA: '1' };
  await start('src/main.js', /listens at/, env);
  await start('sandbox/main.js', /Sandbox payment gateway/, env);
  const visitor = clientOf(`http://localhost:${port}`);
  const { status } = await visitor.call('POST', '/users/corporate', { form: formOf() });
  if (status >= 300) throw new Error(`The registration was answered with ${status}`);
}, 180_000);
afterAll(async () => {
  await stop();
  rmSync(upper, { recursive: true, force: true });
});

function formOf(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(corporateFields())) form.append(name, value);
  const { name, type, content } = sampleFile('certificate.pdf', 'application/pdf');
  form.append('Files', new Blob([Buffer.from(content)], { type }), name);
  return form;
}

it.each([
  ['the folder itself', /data$/],
  ['the database', /database\/base\/\d+\/\d+$/],
  ['its log of what was booked', /database\/pg_wal\/\w+$/],
  ['what says who has it', /database\.lock$/],
  ['the key', /encryption\.key$/],
  ['the sample sign-ins', /sample-accounts\.json$/],
  ['the log', /server\.log$/],
  ['an upload', /files\/[0-9a-f]{32}$/],
  ["the sandbox gateway's references", /gateway\/references\.jsonl$/],
])('%s is read and written by nobody but the account of the portal', (_, file) => {
  expect([folder, ...all()].filter((each) => file.test(each))).not.toEqual([]);
  expect(open().filter((each) => file.test(each))).toEqual([]);
});

it('and so is every other file', () => {
  expect(open()).toEqual([]);
});
