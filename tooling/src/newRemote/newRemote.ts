import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { named } from 'remote/template';
import { filesOf } from './files.ts';

type Json = Record<string, unknown>;

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

const nextPort = (root: string): number => {
  const ports = readdirSync(root)
    .map((name) => path.join(root, name, 'webpack.config.js'))
    .filter((file) => existsSync(file))
    .map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(3100, ...ports) + 1;
};

const addAfterLast = (file: string, pattern: RegExp, line: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findLastIndex((each) => pattern.test(each));
  if (at < 0) throw new Error(`${file} names no remote to write beside`);
  const last = lines[at] ?? '';
  const isEnd = !last.trimEnd().endsWith(',');
  lines[at] = isEnd ? `${last},` : last;
  lines.splice(at + 1, 0, isEnd ? line.replace(/,$/, '') : line);
  writeFileSync(file, lines.join('\n'));
};

const addToImage = (file: string, name: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('COPY mf-'));
  lines.splice(at + 1, 0, `COPY ${name}/package.json ${name}/`);
  writeFileSync(file, lines.join('\n'));
};

/** The lock file lists each workspace twice. A new remote needs no package from a registry, so npm need not run. */
const addToLock = (root: string, name: string, dependencies: unknown): void => {
  const file = path.join(root, 'package-lock.json');
  const lock = readJson(file) as { packages: Record<string, Json> };
  const entries = Object.entries(lock.packages);
  const place = (key: string, value: Json): void => {
    const at = entries.findIndex(([other]) => other !== '' && other.localeCompare(key, 'en') > 0);
    entries.splice(at < 0 ? entries.length : at, 0, [key, value]);
  };
  place(name, { version: '1.0.0', dependencies });
  place(`node_modules/${name}`, { resolved: name, link: true });
  lock.packages = Object.fromEntries(entries);
  const workspaces = lock.packages['']?.workspaces as string[];
  workspaces.splice(workspaces.findLastIndex((each) => each.startsWith('mf-')) + 1, 0, name);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
};

/** @returns the written files */
export function newRemote(root: string, name: string): readonly string[] {
  const { short, label } = named(name);
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`${name} is there already`);
  // The first page imports only this package; the checks refuse unused dependencies.
  const dependencies = { 'shared-ui': String(readJson(path.join(root, 'shared-ui/package.json')).version) };
  const files = filesOf({ name, label, short, port: nextPort(root), dependencies });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  addAfterLast(path.join(root, 'package.json'), /^\s+"mf-[\w-]+",?$/, `    "${name}",`);
  addAfterLast(path.join(root, 'tsconfig.json'), /"path": "mf-/, `    { "path": "${name}" },`);
  addToImage(path.join(root, 'deploy/Dockerfile'), name);
  addToLock(root, name, dependencies);
  return Object.keys(files).map((file) => `${name}/${file}`);
}
