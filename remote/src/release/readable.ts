import type { Move } from './history.ts';
import { Refused } from './Refused.ts';
import type { Release } from './Release.ts';
import type { Registry } from './registry.ts';
import type { ShellRecord } from './ShellRecord.ts';

type Check = (value: unknown) => boolean;
type Fields<T> = { readonly [name in keyof T]?: Check };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) => typeof value === 'string' && value !== '';
const number: Check = (value) => typeof value === 'number';
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const byName =
  (item: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(item);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** The version is also the name of a folder, so only a few characters are allowed. */
const version: Check = (value) => typeof value === 'string' && /^\w[\w.+-]*$/.test(value);
const page: Check = (value) => isRecord(value) && listOf(text)(value.files);

const ofVersion = {
  version,
  container: text,
  entry: text,
  contract: number,
  prefixes: listOf((value) => typeof value === 'string'),
  preload: listOf(text),
  pages: byName(page),
  integrity: byName(text),
};
const ofRelease: Fields<Release> = {
  ...ofVersion,
  name: text,
  label: text,
  navigation: listOf(isRecord),
  slots: listOf(text),
  laterIntegrity: byName(text),
  uses: byName(listOf(text)),
  peerDependencies: byName(text),
};
const ofLiveVersion: Fields<Registry['remotes'][string]> = {
  ...ofVersion,
  slots: listOf(text),
  since: text,
  candidates: maybe(listOf(isRecord)),
};
const ofShell: Fields<ShellRecord> = {
  version,
  commit: text,
  contract: number,
  provides: byName(listOf(text)),
  packages: byName(text),
  pages: listOf(text),
  assets: listOf(text),
};
const ofMove: Fields<Move> = { at: text, action: text, name: text, version };

const unfit = (value: Readonly<Record<string, unknown>>, fields: object): readonly string[] =>
  Object.entries(fields as Record<string, Check>)
    .filter(([name, check]) => !check(value[name]))
    .map(([name]) => (value[name] === undefined ? `lacks "${name}"` : `has a "${name}" that is none`));

const parsed = (whose: string, content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    throw new Refused([`${whose} is no JSON`]);
  }
};

const checked = <T>(whose: string, value: unknown, fields: Fields<T>): T => {
  if (!isRecord(value)) throw new Refused([`${whose} is no record`]);
  const problems = unfit(value, fields);
  if (problems.length > 0) throw new Refused([`${whose} ${problems.join(' and ')}`]);
  return value as T;
};

/** The release.json may come from the tools of another team, so every field is checked. */
export const releaseIn = (whose: string, content: string): Release => {
  const value = parsed(`The release.json of ${whose}`, content);
  const name = isRecord(value) && text(value.name) ? String(value.name) : '';
  return checked(
    `The release.json of ${whose.includes(name) ? whose : `${name} (${whose})`}`,
    value,
    ofRelease,
  );
};

export const shellIn = (whose: string, content: string): ShellRecord =>
  checked(`The shell.json of ${whose}`, parsed(`The shell.json of ${whose}`, content), ofShell);

export const registryIn = (whose: string, content: string): Registry => {
  const file = `remotes.json in ${whose}`;
  const registry = checked<Registry>(file, parsed(file, content), {
    remotes: isRecord,
    shell: maybe(version),
  });
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const live = checked(`${file}: ${name}`, remote, ofLiveVersion);
    for (const candidate of live.candidates ?? [])
      checked(`${file}: ${name} for some users`, candidate, ofVersion);
  }
  return registry;
};

export const movesIn = (whose: string, content: string): readonly Move[] => {
  const file = `.releases.json in ${whose}`;
  const moves = parsed(file, content);
  if (!Array.isArray(moves)) throw new Refused([`${file} is no list`]);
  return moves.map((move, index) => checked(`${file}: its entry ${index + 1}`, move, ofMove));
};
