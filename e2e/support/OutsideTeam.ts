import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { atEnd, type Ended, inRoot, runNode, runProgram } from 'tooling/programs';

const ours = ['api', 'remote', 'ui'];

/** Packages are linked, so that nothing is downloaded during tests. */
function linkPackages(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) {
      mkdirSync(path.join(to, name), { recursive: true });
      linkPackages(path.join(from, name), path.join(to, name));
    } else if (!existsSync(path.join(inRoot(), name, 'package.json')))
      symlinkSync(path.join(from, name), path.join(to, name));
  }
}

const linkPrograms = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== 'portal-remote'))
    symlinkSync(path.join(from, name), path.join(to, name));
};

/**
 * The team works in a temporary folder outside of this repository. The folder contains the three packages
 * from `npm run packages`. All other packages are links into this repository's `node_modules`.
 */
export class OutsideTeam {
  private readonly home: string;
  private readonly packages: string;

  private constructor(home: string) {
    this.home = home;
    this.packages = path.join(home, 'packages');
  }

  static async begin(): Promise<OutsideTeam> {
    const home = mkdtempSync(path.join(tmpdir(), 'team-'));
    atEnd(() => rmSync(home, { recursive: true, force: true }));
    const team = new OutsideTeam(home);
    const packed = await runNode(inRoot('tooling/run.mjs'), {
      args: ['packages', team.packages, '--trial'],
      output: 'keep',
    });
    if (packed.code !== 0) throw new Error(packed.stdout + packed.stderr);
    const installed = path.join(home, 'node_modules');
    mkdirSync(installed);
    mkdirSync(team.place);
    linkPackages(inRoot('node_modules'), installed);
    linkPrograms(inRoot('node_modules/.bin'), path.join(installed, '.bin'));
    for (const name of ours) await team.unpack(name, path.join(installed, '@airport-portal', name));
    symlinkSync(
      '../@airport-portal/remote/dist/commands/main.js',
      path.join(installed, '.bin/portal-remote'),
    );
    return team;
  }

  get place(): string {
    return path.join(this.home, 'repositories');
  }

  run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return runNode(this.main, { args, cwd: folder, env, output: 'keep' });
  }

  /** @returns the folder of the new repository, with all packages that npm would install */
  async make(args: readonly string[]): Promise<string> {
    const made = await this.run(this.place, ['new', ...args]);
    if (made.code !== 0) throw new Error(made.stderr);
    const folder = path.join(this.place, args[0] ?? '');
    symlinkSync(path.join(this.home, 'node_modules'), path.join(folder, 'node_modules'));
    return folder;
  }

  /** @returns the address that serves the portal with the remote from the folder */
  async dev(folder: string, portalUrl: string): Promise<string> {
    const args = [this.main, 'dev', '--portal', portalUrl, '--port', '0'];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    atEnd(() => void child.kill());
    for await (const line of createInterface(child.stdout)) {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (!url) continue;
      child.stdout.resume();
      return url;
    }
    throw new Error('portal-remote dev ended');
  }

  private get main(): string {
    return path.join(this.home, 'node_modules/@airport-portal/remote/dist/commands/main.js');
  }

  private async unpack(name: string, to: string): Promise<void> {
    const file = readdirSync(this.packages).find((each) => each.startsWith(`airport-portal-${name}-`)) ?? '';
    mkdirSync(to, { recursive: true });
    const args = ['-xzf', path.join(this.packages, file), '-C', to, '--strip-components=1'];
    const { code, stderr } = await runProgram('tar', { args, output: 'keep' });
    if (code !== 0) throw new Error(stderr);
  }
}

export const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
};
