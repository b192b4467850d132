import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { runProgram } from '../runProgram.ts';
import { ask } from './ask.ts';
import { readableAddresses } from './readableAddresses.ts';
import { setTheStage } from './stage.ts';
import { writableAddresses } from './writableAddresses.ts';

/** Debian's packages of these names. */
const programs = ['sqlmap', 'wapiti'] as const;
const sqlmapSeconds = Number(process.env.DRILL_ATTACK_SECONDS ?? 60);
const wapitiSeconds = sqlmapSeconds;
/** What `timeout` answers when it had to end the program. */
const outOfTime = 124;

async function refuseWithoutPrograms(): Promise<void> {
  for (const name of programs) {
    const { code } = await runProgram('which', { args: [name], output: 'keep' });
    if (code !== 0) throw new Error(`${name} is missing: apt-get install ${name}`);
  }
}

interface Attacker {
  readonly name: string;
  readonly token: string | undefined;
}

interface Target {
  readonly url: string;
  readonly folder: string;
}

/** Ends a program that takes longer than its share; the attack is then as far as it got. */
const bounded = (seconds: number, command: string, args: readonly string[], cwd: string) =>
  runProgram('timeout', {
    args: ['--kill-after=5', String(seconds), command, ...args],
    cwd,
    output: 'keep',
    env: { HOME: cwd },
  });

const headerOf = ({ token }: Attacker) => (token ? [`Authorization: Bearer ${token}`] : []);

interface Tried {
  /** How many parameters were tried to the end; none was open. */
  readonly parameters: number;
  readonly cutOff: boolean;
}

async function sqlmap(what: string, args: readonly string[], by: Attacker, folder: string): Promise<Tried> {
  const always = [
    '--batch',
    '--disable-coloring',
    '--dbms=PostgreSQL',
    '--technique=BEU',
    // A thing that is not there is an answer like any other: what asks for it is tried all the same.
    '--ignore-code=*',
    '--flush-session',
  ];
  const { code, stdout } = await bounded(
    sqlmapSeconds,
    'sqlmap',
    [
      ...always,
      '--threads=4',
      '--timeout=10',
      '--retries=0',
      `--output-dir=${folder}`,
      ...headerOf(by).map((header) => `--headers=${header}`),
      ...args,
    ],
    folder,
  );
  const [found] = /^.*(?:is vulnerable|identified the following injection point).*$/m.exec(stdout) ?? [];
  if (found) throw new Error(`sqlmap, ${what} as ${by.name}: ${found}\n${stdout.slice(-3_000)}`);
  const parameters = stdout.match(/does not seem to be injectable/g)?.length ?? 0;
  if (code !== 0 && code !== outOfTime) throw new Error(`sqlmap ended with ${code}: ${stdout.slice(-1_000)}`);
  return { parameters, cutOff: code === outOfTime };
}

async function sqlmapReads({ url, folder }: Target, by: Attacker): Promise<string> {
  const addresses = await readableAddresses(url, by.token);
  const list = path.join(folder, `${by.name}.txt`);
  writeFileSync(list, addresses.map((address) => `${url}${address}`).join('\n'));
  const what = `${addresses.length} parameters of reads`;
  const { parameters, cutOff } = await sqlmap(what, ['-m', list, '--level=1'], by, folder);
  return `sqlmap, ${what} as ${by.name}: ${parameters} tried to the end, none open${cutOff ? ` (${sqlmapSeconds} s bound)` : ''}`;
}

/** Each body by itself; where a call is refused before its body is read, nothing is lost but time. */
async function sqlmapWrites({ url, folder }: Target, by: Attacker): Promise<string> {
  const all = await writableAddresses(url);
  const writes = by.token ? all : all.filter(({ open }) => open);
  const tried: Tried[] = [];
  for (const { method, address, body } of writes) {
    const args = [
      '-u',
      `${url}${address}`,
      `--data=${JSON.stringify(body)}`,
      `--method=${method}`,
      '--level=1',
    ];
    tried.push(await sqlmap(`${method} ${address}`, [...args, '--skip-urlencode'], by, folder));
  }
  const parameters = tried.reduce((sum, each) => sum + each.parameters, 0);
  const cutOff = tried.filter((each) => each.cutOff).length;
  return `sqlmap, the bodies of ${writes.length} calls as ${by.name}: ${parameters} fields tried to the end, none open (${cutOff} calls cut off after ${sqlmapSeconds} s)`;
}

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly { info: string; path: string }[]>>;
  readonly anomalies: Readonly<Record<string, readonly { info: string; path: string }[]>>;
}

/** Meant to be so: the drill's portal speaks plain HTTP, and the filter of old browsers is off because it opened holes. */
const meant = [/Strict-Transport-Security/, /X-XSS-Protection/];

const modules =
  'sql,blindsql,xss,permanentxss,file,exec,crlf,redirect,csp,http_headers,cookieflags,xxe,shellshock';

async function wapiti({ url, folder }: Target, by: Attacker): Promise<string> {
  const addresses = (await readableAddresses(url, by.token)).filter((address) => !address.includes('*'));
  const report = path.join(folder, `wapiti-${by.name}.json`);
  const { code, stderr, stdout } = await bounded(
    wapitiSeconds + 60,
    'wapiti',
    [
      ...['-u', `${url}/`, '-m', modules, '-f', 'json', '-o', report],
      ...['--flush-session', '--no-bugreport', '--verify-ssl', '0', '-t', '10', '-d', '2'],
      ...['--max-scan-time', String(wapitiSeconds), '--max-attack-time', '10', '--store-session', folder],
      ...addresses.flatMap((address) => ['-s', `${url}${address}`]),
      ...headerOf(by).flatMap((header) => ['-H', header]),
    ],
    folder,
  );
  if (code !== 0)
    throw new Error(`wapiti ended with ${code}: ${stderr.slice(-1_000)}${stdout.slice(-1_000)}`);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as WapitiReport;
  const found = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, cases]) =>
      cases.map(({ info, path: at }) => `${kind} at ${at}: ${info}`),
    ),
  );
  const findings = found.filter((each) => !meant.some((pattern) => pattern.test(each)));
  if (findings.length > 0) throw new Error(`wapiti as ${by.name} found\n${findings.slice(0, 20).join('\n')}`);
  return `wapiti as ${by.name}: ${addresses.length} addresses and the pages, nothing found`;
}

/** Requests that were answered with a fault, by the server's own log. */
const faultsIn = (dataDir: string): string[] =>
  readFileSync(path.join(dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":50'));

/** An attacker whose session had ended would have been turned away at the door and have tried nothing. */
async function stillSignedIn({ url }: Target, { name, token }: Attacker): Promise<void> {
  if (!token) return;
  const { status } = await ask(url, { method: 'GET', path: '/users/sessions', token });
  if (status !== 200) throw new Error(`The ${name} was signed out in the middle of the attack`);
}

/** sqlmap and wapiti against a portal on loopback, signed out and signed in; any finding and any 5xx fails it. */
export async function attack(): Promise<string> {
  await refuseWithoutPrograms();
  const { portal, people } = await setTheStage(undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-attack-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [client] = people.clients;
  const attackers: readonly Attacker[] = [
    { name: 'visitor', token: undefined },
    { name: 'client', token: client?.token },
    { name: 'administrator', token: people.administrator.token },
  ];
  const target = { url: portal.url, folder };
  const done: string[] = [];
  for (const by of attackers) {
    done.push(await sqlmapReads(target, by), await sqlmapWrites(target, by), await wapiti(target, by));
    await stillSignedIn(target, by);
  }
  const { status } = await ask(portal.url, { method: 'GET', path: '/health' });
  if (status !== 200) throw new Error(`After the attack the portal answers ${status}`);
  const faults = faultsIn(portal.dataDir);
  if (faults.length > 0) throw new Error(`${faults.length} requests met a fault, first ${faults[0]}`);
  await portal.stop();
  return done.join('\n');
}
