import { fileProblems, Refused, type ReleaseStore, readPublished, readRegistry } from 'remote/release';
import type { PeriodicJob } from '../../jobs/job.ts';
import { storeOf } from './releaseStore.ts';
import { tellReleasers } from './tellReleasers.ts';

async function problemsOf(store: ReleaseStore, name: string, version: string): Promise<readonly string[]> {
  try {
    const { release, files } = await readPublished(store, name, version);
    return fileProblems(release, files);
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.reasons;
    throw thrown;
  }
}

export const verifyLiveFiles: PeriodicJob = {
  kind: 'remotes.readBack',
  everyMs: 24 * 3_600_000,
  async run(context) {
    const store = storeOf(context);
    if (!store) return;
    const { remotes } = await readRegistry(store);
    for (const [remote, { version, candidates = [] }] of Object.entries(remotes))
      for (const each of [version, ...candidates.map((candidate) => candidate.version)]) {
        const problems = await problemsOf(store, remote, each);
        if (problems.length === 0) continue;
        context.log.error({ remote, version: each, problems }, 'a live remote is not what was released');
        await context.db.transaction((tx) =>
          tellReleasers(tx, {
            step: 'damaged',
            remote,
            by: 'The nightly check',
            version: each,
            lacks: problems,
          }),
        );
      }
  },
};
