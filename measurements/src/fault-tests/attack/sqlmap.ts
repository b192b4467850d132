import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bounded, outOfTime } from './bounded.ts';

/** A call with what is to be tried in it: what * marks in its path, its query, every field of its body. */
export interface Call {
  readonly method: string;
  readonly address: string;
  readonly body?: unknown;
}

export interface Attacker {
  readonly name: string;
  readonly token: string | undefined;
}

/** Where it goes, and a folder for what comes of it. */
export interface Target {
  readonly url: string;
  readonly folder: string;
}

export interface Tried {
  /** How many parameters were tried to the end. */
  readonly parameters: number;
  readonly of: number;
  /** A line for each that is open: its address, place, name and how it was found. */
  readonly open: readonly string[];
}

/** On average, and many times what a quiet machine takes. */
const secondsEach = Number(process.env.ATTACK_SECONDS ?? 60);

/** One run goes on after a finding, and leaves out nothing for being much like another. */
const answers = 'exploit this=N,further tests=N,keep testing=Y,kind of cases=N';

const settings = [
  ...['--batch', '--ignore-stdin', '--disable-coloring', '--flush-session', `--answers=${answers}`],
  // Errors, unions, blind, by time, stacked and inline.
  ...['--dbms=PostgreSQL', '--technique=BEUSTQ', '--level=2', '--time-sec=1'],
  // A thing that is not there is an answer like any other: what asks for it is tried all the same.
  '--ignore-code=*',
  ...['--threads=4', '--timeout=10', '--retries=0'],
];

/** JSON with every value marked: left to itself, sqlmap tries one of two fields of the same name. */
const marked = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(`${value}*`);
  if (Array.isArray(value)) return `[${value.map(marked).join()}]`;
  if (typeof value !== 'object' || value === null) return `${value}*`;
  return `{${Object.entries(value)
    .map(([name, each]) => `"${name}":${marked(each)}`)
    .join()}}`;
};

const bodyOf = ({ body }: Call): readonly string[] =>
  body === undefined ? [] : ['Content-Type: application/json', '', marked(body)];

const countOf = (sign: string, text: string): number => text.split(sign).length - 1;

const parametersOf = (call: Call): number =>
  countOf('*', call.address) + countOf('=', call.address) + countOf('*', bodyOf(call).join());

/** What sqlmap suspected, because two answers differed by chance, and could not confirm: it counts as sound. */
const takenBack = /false positive or unexploitable/;

const ruler = '='.repeat(20);

/** As Burp logs a call, which is what sqlmap reads many of in one run. */
const logged = (url: string, { token }: Attacker, call: Call): string =>
  [
    ruler,
    `${call.method} ${call.address} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...bodyOf(call),
    ruler,
  ].join('\n');

/** sqlmap waits for each answer before it asks again, and leaves the portal idle meanwhile. */
const sideBySide = 2;

async function oneRun({ url, folder }: Target, by: Attacker, calls: readonly Call[]): Promise<Tried> {
  const own = mkdtempSync(path.join(folder, `${by.name}-`));
  const [list, results] = [path.join(own, 'calls'), path.join(own, 'results')];
  writeFileSync(list, calls.map((call) => logged(url, by, call)).join('\n'));
  const of = calls.reduce((sum, call) => sum + parametersOf(call), 0);
  const { code, stdout } = await bounded(
    secondsEach * of,
    'sqlmap',
    ['-l', list, `--results-file=${results}`, `--output-dir=${own}`, ...settings],
    own,
  );
  writeFileSync(path.join(own, 'told'), stdout);
  if (code !== 0 && code !== outOfTime) throw new Error(`sqlmap ended with ${code}: ${stdout.slice(-1_000)}`);
  const [, ...suspected] = readFileSync(results, 'utf8').trim().split('\n');
  const open = suspected.filter((each) => !takenBack.test(each));
  const sound = stdout.match(/does not seem to be injectable/g)?.length ?? 0;
  return { parameters: sound + open.length, of, open };
}

/** Has sqlmap try every parameter of some calls; it takes two that differ in their methods alone for the same. */
export async function sqlmap(target: Target, by: Attacker, calls: readonly Call[]): Promise<Tried> {
  const runs: Tried[] = [];
  for (const method of new Set(calls.map((call) => call.method))) {
    const alike = calls.filter((call) => call.method === method);
    const shares = Array.from({ length: Math.min(sideBySide, alike.length) }, (_, share) =>
      alike.filter((_call, index) => index % sideBySide === share),
    );
    runs.push(...(await Promise.all(shares.map((share) => oneRun(target, by, share)))));
  }
  return {
    parameters: runs.reduce((sum, each) => sum + each.parameters, 0),
    of: runs.reduce((sum, each) => sum + each.of, 0),
    open: runs.flatMap((each) => each.open),
  };
}
