import { existsSync, readFileSync } from 'node:fs';
import { type Contracts, contractsFile } from '../release/recordContracts.ts';
import { mismatches } from '../release/refusals.ts';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { readRelease } from '../webpack/release.ts';
import { contractVersion } from '../webpack/workspace.ts';
import { remotes } from './workspaces.ts';

interface Compared {
  /** What must not be: a shell that live remotes do not run in. */
  readonly problems: readonly string[];
  /** What a release would be refused for until the shell is released. */
  readonly notices: readonly string[];
}

type Sides = {
  readonly shell: Pick<Contracts['shell'], 'contract' | 'provides'>;
  readonly remotes: readonly Omit<Contracts['remotes'][number], 'commit'>[];
};

/** Remotes of the last release in the shell of today, and those of today in the shell of the last release. */
export const compare = (released: Sides, today: Sides): Compared => {
  // A raised number says that they do not run together; they are released together.
  const isRaised = today.shell.contract !== released.shell.contract;
  return {
    problems: isRaised ? [] : released.remotes.flatMap((remote) => mismatches(remote, today.shell)),
    notices: today.remotes.flatMap((remote) => mismatches(remote, released.shell)),
  };
};

const ofToday = (): Sides => ({
  shell: {
    contract: contractVersion(),
    provides: JSON.parse(readFileSync(inRoot('shell/dist/web/provides.json'), 'utf8')),
  },
  remotes: remotes().map((name) => readRelease(inRoot(name, 'dist/web'))),
});

/** Holds the builds of the tree against what was released last. */
export const contracts = async (): Promise<Counts> => {
  if (!existsSync(contractsFile)) return byProblems([], 'Nothing was released yet.');
  const released: Contracts = JSON.parse(readFileSync(contractsFile, 'utf8'));
  const { problems, notices } = compare(released, ofToday());
  for (const notice of notices) console.log(`To be released after the shell: ${notice}`);
  return byProblems(
    problems.map((problem) => `The last release would break: ${problem}`),
    `${released.remotes.length} released remotes run in the shell of today.`,
  );
};
