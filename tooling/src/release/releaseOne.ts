import { inRoot } from '../root.ts';
import { type Application, buildOne } from '../webpack/build.ts';
import { inputsOf } from '../webpack/inputs.ts';
import { commitOf } from './git.ts';
import { readRegistry } from './live.ts';
import { ownChecks } from './ownChecks.ts';
import { type Audience, describeAudience } from './pointers.ts';
import { pointAllAt, publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { Refused } from './Refused.ts';
import type { Store } from './Store.ts';

interface Wanted {
  readonly audience: Audience;
  readonly uncommitted: boolean;
}

/** Builds and checks one application alone and makes it live. */
export async function releaseOne(
  store: Store,
  name: Application,
  { audience, uncommitted }: Wanted,
): Promise<void> {
  const commit = await commitOf(inputsOf(name));
  if (commit.changed.length > 0 && !uncommitted) {
    throw new Refused([
      `${name} would not be built from a commit alone; commit, or add --uncommitted for a trial:`,
      ...commit.changed.map((file) => `  ${file}`),
    ]);
  }
  await ownChecks(name);
  await buildOne(name);
  if (name === 'shell') {
    const { version } = await publishShell(store, commit);
    console.log(`shell ${version} is live in ${store.name}`);
    return;
  }
  const { version } = await publishRemote(store, inRoot(name, 'dist/web'), { commit, audience });
  console.log(`${name} ${version} is live for ${describeAudience(audience)} in ${store.name}`);
}

/** Gives everybody the version that some have; the newest of them where there are several. */
export async function promote(store: Store, name: string): Promise<void> {
  const candidate = (await readRegistry(store)).remotes[name]?.candidates?.at(-1);
  if (!candidate) throw new Refused([`No version of ${name} is for some users only`]);
  const { version, commit } = candidate;
  await pointAllAt(store, { action: 'promote', name, version, commit });
  console.log(`${name} ${version} is live for everybody in ${store.name}`);
}
