import type { Release } from '../webpack/release.ts';
import type { Commit } from './git.ts';
import type { Audience } from './pointers.ts';
import { publish } from './publish.ts';
import type { Store } from './Store.ts';

/**
 * Publishes one built remote.
 * @throws Refused before anything that users get has changed
 */
export async function publishRemote(
  store: Store,
  dist: string,
  { commit, audience }: { commit: Commit; audience: Audience },
): Promise<Release> {
  const { remotes } = await publish(store, { remotes: [{ dist, commit }], audience });
  const [release] = remotes;
  if (!release) throw new Error(`${dist} was not published`);
  return release;
}
