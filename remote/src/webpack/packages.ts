import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly portal?: { readonly label?: string };
}

export const packageJson = (dir: string): PackageJson =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** The package shared-ui of the portal's repository is called @airport-portal/ui for other teams. */
const [scope, isPacked] = packageJson(path.resolve(import.meta.dirname, '../..')).name.split('/');

export const nameHere = (request: string): string =>
  isPacked ? request.replace(/^shared-(?=ui|api)/, `${scope}/`) : request;

/** npm installs a package next to this package, or in a folder above. */
function folderOf(name: string): string {
  for (let at = import.meta.dirname; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', nameHere(name));
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (at === path.dirname(at)) throw new Error(`${nameHere(name)} is not installed: npm install`);
  }
}

export const versionOf = (name: string): string => packageJson(folderOf(name)).version;

export function contractVersion(): number {
  const file = ['src/remote.ts', 'dist/remote.js']
    .map((each) => path.join(folderOf('shared-ui'), each))
    .find((each) => existsSync(each));
  const version = /REMOTE_CONTRACT\s*=\s*(\d+)/.exec(file ? readFileSync(file, 'utf8') : '')?.[1];
  if (!version) throw new Error(`${nameHere('shared-ui')}/remote exports no REMOTE_CONTRACT`);
  return Number(version);
}
