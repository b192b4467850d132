import {
  type Audience,
  describeAudience,
  pointAt,
  publish,
  Refused,
  type ReleaseStore,
  readRegistry,
} from 'remote/release';
import { inRoot } from '../root.ts';
import { type Application, buildOne } from '../webpack/build.ts';
import { inputsOf } from '../webpack/inputs.ts';
import { installShell } from '../webpack/site/installShell.ts';
import { type Commit, commitOf } from './git.ts';
import { ownChecks } from './ownChecks.ts';

interface Wanted {
  readonly audience: Audience;
  readonly uncommitted: boolean;
}

interface Part {
  readonly name: Application;
  readonly commit: Commit;
}

const refuseUncommitted = (parts: readonly Part[]): void => {
  const changed = parts.filter(({ commit }) => commit.changed.length > 0);
  if (changed.length === 0) return;
  throw new Refused(
    changed.flatMap(({ name, commit }) => [
      `${name} would not be built from a commit alone; commit, or add --uncommitted for a trial:`,
      ...commit.changed.map((file) => `  ${file}`),
    ]),
  );
};

/**
 * All applications are released in one step. A new shell might not work with old remotes, and a new remote
 * might not work with the old shell.
 */
export async function releaseSet(
  store: ReleaseStore,
  names: readonly Application[],
  { audience, uncommitted }: Wanted,
): Promise<void> {
  const parts = await Promise.all(
    names.map(async (name) => ({ name, commit: await commitOf(inputsOf(name)) })),
  );
  if (!uncommitted) refuseUncommitted(parts);
  for (const { name } of parts) {
    await ownChecks(name);
    await buildOne(name);
  }
  const shellPart = parts.find(({ name }) => name === 'shell');
  const { shell, remotes } = await publish(store, {
    installShell: shellPart && ((folder) => installShell(folder, { remotes: {} }, shellPart.commit.id)),
    remotes: parts
      .filter(({ name }) => name !== 'shell')
      .map(({ name, commit }) => ({ dist: inRoot(name, 'dist/web'), commit: commit.id })),
    audience,
  });
  if (shell) console.log(`shell ${shell.version} is live in ${store.name}`);
  for (const { name, version } of remotes)
    console.log(`${name} ${version} is live for ${describeAudience(audience)} in ${store.name}`);
}

export async function promote(store: ReleaseStore, name: string): Promise<void> {
  const candidate = (await readRegistry(store)).remotes[name]?.candidates?.at(-1);
  if (!candidate) throw new Refused([`No version of ${name} is for some users only`]);
  const { version, commit } = candidate;
  await pointAt(store, { action: 'promote', name, version, commit });
  console.log(`${name} ${version} is live for everybody in ${store.name}`);
}
