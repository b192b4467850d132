import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import type { Release } from '../webpack/release.ts';
import { readRegistry, readShell } from './live.ts';
import { Refused } from './Refused.ts';
import type { ShellRecord } from './ShellRecord.ts';
import type { Store } from './Store.ts';
import { readPublished } from './verify.ts';

/** What the live shell gives and the live remotes take, as tooling/contracts/released.json keeps it. */
export interface Contracts {
  readonly shell: Pick<ShellRecord, 'commit' | 'contract' | 'provides'>;
  readonly remotes: readonly ({ readonly commit: string } & Pick<Release, 'name' | 'contract' | 'uses'>)[];
}

export const contractsFile = inRoot('tooling/contracts/released.json');

/** Keeps in the tree what is live, so that a clone without releases can be held against it. */
export async function recordContracts(store: Store): Promise<void> {
  const shell = await readShell(store);
  if (!shell) throw new Refused([`No shell is live in ${store.name}`]);
  const { remotes } = await readRegistry(store);
  const released = await Promise.all(
    Object.entries(remotes).map(async ([name, { version, commit }]) => ({
      commit,
      release: (await readPublished(store, name, version)).release,
    })),
  );
  const contracts: Contracts = {
    shell: { commit: shell.commit, contract: shell.contract, provides: shell.provides },
    remotes: released.flatMap(({ commit, release }) =>
      release ? [{ name: release.name, commit, contract: release.contract, uses: release.uses }] : [],
    ),
  };
  writeFileSync(contractsFile, `${JSON.stringify(contracts, null, 2)}\n`);
}
