import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bounded } from './bounded.ts';
import type { Attacker, Target } from './sqlmap.ts';

/** For each of its modules. */
const moduleSeconds = Number(process.env.ATTACK_SECONDS ?? 60) * 10;

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly { info: string; path: string }[]>>;
  readonly anomalies: Readonly<Record<string, readonly { info: string; path: string }[]>>;
}

/** Meant to be so: the fault test's portal speaks plain HTTP, and the filter of old browsers is off because it opened holes. */
const meant = [/Strict-Transport-Security/, /X-XSS-Protection/];

const modules = [
  ...['sql', 'blindsql', 'xss', 'permanentxss', 'file', 'exec', 'crlf', 'redirect'],
  ...['csp', 'http_headers', 'cookieflags', 'xxe', 'shellshock'],
];

const findingsOf = ({ vulnerabilities, anomalies }: WapitiReport): string[] =>
  [vulnerabilities, anomalies]
    .flatMap((kinds) => Object.entries(kinds))
    .flatMap(([kind, cases]) => cases.map(({ info, path: at }) => `${kind} at ${at}: ${info}`))
    .filter((each) => !meant.some((pattern) => pattern.test(each)));

/** The pages, and the addresses given; resolves to how many of its modules came to their end. */
export async function wapiti(
  { url, folder }: Target,
  { name, token }: Attacker,
  addresses: readonly string[],
): Promise<string> {
  const report = path.join(folder, `wapiti-${name}.json`);
  const { code, stderr, stdout } = await bounded(
    moduleSeconds * modules.length,
    'wapiti',
    [
      ...['-u', `${url}/`, '-m', modules.join(','), '-f', 'json', '-o', report],
      ...['--flush-session', '--no-bugreport', '--verify-ssl', '0', '-t', '10', '-d', '2'],
      ...['--max-attack-time', String(moduleSeconds), '--store-session', folder],
      // Nobody listens there: what is attacked stays on this machine.
      ...['--endpoint', 'http://127.0.0.1:9'],
      ...addresses.flatMap((address) => ['-s', `${url}${address}`]),
      ...(token ? ['-H', `Authorization: Bearer ${token}`] : []),
    ],
    folder,
  );
  if (code !== 0)
    throw new Error(`wapiti ended with ${code}: ${stderr.slice(-1_000)}${stdout.slice(-1_000)}`);
  const findings = findingsOf(JSON.parse(readFileSync(report, 'utf8')));
  if (findings.length > 0) throw new Error(`wapiti as ${name} found\n${findings.slice(0, 20).join('\n')}`);
  const cutOff = stdout.match(/time was reached/g)?.length ?? 0;
  return `${addresses.length} addresses and the pages, ${modules.length - cutOff} of ${modules.length} kinds of attack: nothing`;
}
