import { byProblems, type Counts } from '../test/Step.ts';
import { foundAt, lockedPackages } from '../webpack/lockedPackages.ts';

/**
 * `npm ci` must work on every platform, so the lock file must contain every optional binary and name no
 * registry. `npm ci` itself compares the lock file with the manifests.
 */
export const lockFile = async (): Promise<Counts> => {
  const packages = lockedPackages();
  const entries = Object.entries(packages);
  const missing = entries.flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foundAt(packages, folder, name))
      .map((name) => `${folder} needs ${name}, which package-lock.json lacks`),
  );
  const addresses = entries
    .filter(([, { resolved = '' }]) => /^(https?|git)/.test(resolved))
    .map(([folder]) => `${folder} names the address it was fetched from`);
  return byProblems(
    [...missing, ...addresses],
    `${entries.length} locked packages, complete and without addresses.`,
  );
};
