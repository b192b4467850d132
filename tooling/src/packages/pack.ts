import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, Refused } from 'remote/release';
import { runProgram } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { buildPackage } from './build.ts';
import { compare, isTooSmall, stepBetween } from './compare.ts';
import { buildFolder, entriesIn, folderOf, packages, packedWorkspaces, type Workspace } from './packages.ts';

/** The repository stores the types of the last packed version. */
const recordOf = (workspace: Workspace): string => inRoot('tooling/packed', `${packages[workspace]}.tgz`);

const run = async (command: string, args: readonly string[], cwd: string): Promise<void> => {
  const { code, stderr } = await runProgram(command, { args, output: 'keep', cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
};

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/** @returns reasons why the version in package.json is too low */
async function versionProblems(workspace: Workspace, record = recordOf(workspace)): Promise<string[]> {
  if (!existsSync(record)) return [];
  const folder = mkdtempSync(path.join(buildFolder, 'before-'));
  try {
    await run('tar', ['-xzf', record], folder);
    const before = path.join(folder, 'package');
    const [former, stated] = [versionIn(before), versionIn(folderOf(workspace))];
    const { needed, reasons } = await compare(
      folder,
      { before: entriesIn(before), now: entriesIn(folderOf(workspace)) },
      { before: './package', now: path.relative(folder, folderOf(workspace)) },
    );
    if (!isTooSmall(stepBetween(former, stated), needed)) return [];
    return [
      `${workspace} ${stated} follows ${former}, and its exported types ask for a ${needed} version: raise it in ${workspace}/package.json`,
      ...reasons.slice(0, 5).map((reason) => `  ${reason.replaceAll(buildFolder, '')}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pack = async (folder: string, to: string): Promise<void> => {
  mkdirSync(to, { recursive: true });
  await run('npm', ['pack', folder, '--pack-destination', to, '--loglevel=error'], to);
};

async function keepTypes(workspace: Workspace): Promise<void> {
  const folder = mkdtempSync(path.join(buildFolder, 'types-'));
  try {
    for (const file of filesIn(folderOf(workspace)).filter((each) => /\.d\.ts$|^package\.json$/.test(each)))
      cpSync(path.join(folderOf(workspace), file), path.join(folder, 'package', file));
    await pack(path.join(folder, 'package'), folder);
    const [packed = ''] = filesIn(folder).filter((file) => file.endsWith('.tgz'));
    mkdirSync(path.dirname(recordOf(workspace)), { recursive: true });
    renameSync(path.join(folder, packed), recordOf(workspace));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Refused if the version of a package is too low for the package's changes */
export async function packAll(to: string, isTrial: boolean): Promise<readonly string[]> {
  await Promise.all(packedWorkspaces.map(buildPackage));
  const problems: string[] = [];
  if (!isTrial)
    for (const workspace of packedWorkspaces) problems.push(...(await versionProblems(workspace)));
  if (problems.length > 0) throw new Refused(problems);
  rmSync(to, { recursive: true, force: true });
  for (const workspace of packedWorkspaces) {
    await pack(folderOf(workspace), to);
    if (!isTrial) await keepTypes(workspace);
  }
  return filesIn(to).map((file) => path.join(to, file));
}
