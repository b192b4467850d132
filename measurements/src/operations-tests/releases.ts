import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontEnd } from 'tooling/portal';
import { atEnd, inRoot, remotes, runNode, runProgram, workspaces } from 'tooling/programs';
import {
  type Contracts,
  contractsFile,
  folderStore,
  publish,
  publishRemote,
  Refused,
  rollback,
} from 'tooling/release';
import { assemble, contractVersion, installShell } from 'tooling/webpack';
import { runSpec } from '../runSpec.ts';
import { verify } from './verify.ts';

const git = (args: readonly string[]) => runProgram('git', { args, output: 'keep' });

/** The one commit that the last release was built from. */
async function releasedCommit({ shell, remotes: released }: Contracts): Promise<string> {
  const [commit = '', ...others] = new Set([shell, ...released].map((part) => part.commit));
  if (others.length > 0)
    throw new Error(
      `tooling/contracts/released.json names several commits (${[commit, ...others].join(', ')}): release all parts of one and record it`,
    );
  const { code } = await git(['cat-file', '-e', `${commit}^{commit}`]);
  if (code !== 0)
    throw new Error(
      `The commit of the last release, ${commit}, is not in this clone. A shallow clone lacks it: git fetch --unshallow`,
    );
  return commit;
}

/** Where the lock file is today's, its packages are too: only the workspaces are the commit's own. */
function linkPackages(tree: string): void {
  const lockOf = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(tree) !== lockOf(inRoot())) return;
  const [from, to] = [inRoot('node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(to);
  const isPackages = (entry: string) =>
    !entry.startsWith('.') || ['.bin', '.package-lock.json'].includes(entry);
  for (const entry of readdirSync(from).filter(isPackages)) {
    if (!workspaces().includes(entry)) symlinkSync(path.join(from, entry), path.join(to, entry));
  }
  for (const name of workspaces().filter((each) => existsSync(path.join(tree, each))))
    symlinkSync(path.join('..', name), path.join(to, name));
}

/** A tree of the commit, built by its own tools. */
async function buildAt(commit: string, folder: string): Promise<string> {
  const tree = path.join(folder, 'tree');
  const added = await git(['worktree', 'add', '--detach', tree, commit]);
  if (added.code !== 0) throw new Error(added.stderr);
  atEnd(async () => {
    await git(['worktree', 'remove', '--force', tree]);
  });
  linkPackages(tree);
  const { code } = await runNode(path.join(tree, 'tooling/run.mjs'), { args: ['build'], cwd: tree });
  verify(`${commit} builds`, code === 0);
  return tree;
}

/** Releases the remotes of another tree into a site; one that is refused stays as it was. */
async function releaseInto(site: string, tree: string): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const name of remotes()) {
    try {
      const dist = path.join(tree, name, 'dist/web');
      await publishRemote(folderStore(site), dist, {
        commit: { id: 'operations-test', changed: [] },
        audience: 'all',
      });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      refused.push(failure.message);
    }
  }
  return refused;
}

/** Releases all of today over the last release, then takes the shell alone back; says why it may not go. */
async function takeShellBack(site: string): Promise<string | undefined> {
  const store = folderStore(site);
  const commit = { id: 'operations-test', changed: [] };
  await publish(store, {
    installShell: (folder) => installShell(folder, { remotes: {} }, commit.id),
    remotes: remotes().map((name) => ({ dist: inRoot(name, 'dist/web'), commit })),
    audience: 'all',
  });
  try {
    await rollback(store, 'shell');
    return undefined;
  } catch (failure) {
    if (failure instanceof Refused) return failure.message;
    throw failure;
  }
}

const walk = async (site: string, what: string): Promise<void> => {
  verify(what, (await runSpec('releasedRemotes', { TESTED_SITE: site })) === 0);
};

/** The shell of the last release with the remotes of today, and the other way round, each walked through in a browser. */
export const releases = async (): Promise<void> => {
  const released: Contracts = JSON.parse(readFileSync(contractsFile, 'utf8'));
  if (released.shell.contract !== contractVersion()) {
    console.log('The number of the contract was raised since: shell and remotes are released together.');
    return;
  }
  const commit = await releasedCommit(released);
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-releases-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  await buildFrontEnd();
  const former = await buildAt(commit, folder);

  const formerSite = path.join(former, '.cache/site');
  const inFormerShell = path.join(folder, 'former-shell');
  cpSync(formerSite, inFormerShell, { recursive: true });
  const waiting = await releaseInto(inFormerShell, inRoot());
  for (const reason of waiting) console.log(`To be released together with the shell: ${reason}`);
  await walk(
    inFormerShell,
    `The shell of ${commit} runs ${remotes().length - waiting.length} remotes of today`,
  );

  const upgraded = path.join(folder, 'upgraded');
  cpSync(formerSite, upgraded, { recursive: true });
  const reason = await takeShellBack(upgraded);
  if (reason) console.log(`The shell alone does not go back below the remotes of today: ${reason}`);
  verify(
    `The shell goes back to ${commit} below the remotes of today only where all of them run in it`,
    (reason === undefined) === (waiting.length === 0),
  );

  const inShellOfToday = path.join(folder, 'former-remotes');
  await assemble(inShellOfToday);
  const refused = await releaseInto(inShellOfToday, former);
  verify(`No remote of ${commit} is refused by the shell of today`, refused.length === 0, refused);
  await walk(inShellOfToday, `The shell of today runs the remotes of ${commit}`);
};
