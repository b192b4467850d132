// @ts-check
// Every command starts here: `node tooling/run.mjs <command> [options]`. The file is plain JavaScript without
// dependencies, because it runs before anything is installed or compiled.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const installStamp = path.join(root, 'node_modules/.installed');
const tools = ['shared-api', 'remote', 'tooling'];
const homes = ['tooling', 'measurements'];
// These commands do not need the server, so the server is not compiled.
const releasing = ['release', 'rollback', 'releases', 'prune', 'new-remote', 'packages'];
const toolsAlone = ['check', 'config-table', 'theme', 'kit', 'requirements', ...releasing];

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Node.js 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`);
};

/**
 * Another command may have installed node_modules, so the installed versions are compared with the lock file.
 */
const isInstalled = () => {
  const hidden = textOf(path.join(root, 'node_modules/.package-lock.json'));
  if (hidden === '') return false;
  const wanted = JSON.parse(textOf(path.join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(hidden).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.link || !name.includes('node_modules/')) return true;
    return present[name] ? present[name].version === entry.version : entry.optional === true;
  });
};

const install = () => {
  const lock = hashOf(textOf(path.join(root, 'package-lock.json')));
  if (textOf(installStamp) === lock) return;
  if (!isInstalled()) {
    console.log('Installing packages …');
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0)
      stop('npm ci failed; the reason stands above. Packages are fetched once, so a network is needed here.');
  }
  writeFileSync(installStamp, lock);
};

/**
 * The stamp changes if the path, size or modification time of a source file changes.
 * @param {string[]} projects
 */
const sourceStamp = (projects) => {
  /** @type {string[]} */
  const lines = [textOf(installStamp), textOf(path.join(root, 'tsconfig.base.json'))];
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (['node_modules', 'dist', 'migrations'].includes(entry.name)) continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (/\.tsx?$|^(package|tsconfig)\.json$/.test(entry.name)) {
        const { mtimeMs, size } = statSync(file);
        lines.push(`${file} ${mtimeMs} ${size}`);
      }
    }
  };
  for (const name of projects) walk(path.join(root, name));
  return hashOf(lines.sort().join('\n'));
};

/** @param {string} command */
const homeOf = (command) =>
  homes.find((home) => existsSync(path.join(root, home, 'src/commands', `${command}.ts`))) ?? '';

/** @param {string} command @param {string[]} options */
const compile = (command, options) => {
  const home = homeOf(command);
  // `dev` with named remotes needs no server from this repository.
  const isServerless = toolsAlone.includes(command) || (command === 'dev' && options.length > 0);
  const projects = isServerless ? tools : [...new Set([...tools, 'provider-api', home])];
  const compileStamp = path.join(root, '.cache', `compiled-${projects.length}`);
  const stamp = sourceStamp(projects);
  const main = path.join(root, home, 'dist/commands', `${command}.js`);
  if (textOf(compileStamp) === stamp && existsSync(main)) return main;
  for (const name of projects) {
    if (!existsSync(path.join(root, name, 'dist')))
      rmSync(path.join(root, name, 'tsconfig.tsbuildinfo'), { force: true });
  }
  console.log('Compiling …');
  const tsc = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', ...projects],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  mkdirSync(path.dirname(compileStamp), { recursive: true });
  if (tsc.status === 0) writeFileSync(compileStamp, stamp);
  // `check` and `test` report type errors themselves.
  else if (!['check', 'test'].includes(command) || !existsSync(main))
    stop('The sources do not compile; the reasons stand above.');
  return main;
};

checkNode();
const [command = '', ...options] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(command) || !homeOf(command)) {
  const names = homes.flatMap((home) => readdirSync(path.join(root, home, 'src/commands')));
  stop(`Say which command: ${names.map((name) => name.replace('.ts', '')).join(', ')}.`);
}
process.chdir(root);
install();
const { run } = await import(pathToFileURL(compile(command, options)).href);
const { endAll } = await import('./dist/processes/atEnd.js');
try {
  process.exitCode = (await run(options)) ?? 0;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
} finally {
  await endAll();
}
