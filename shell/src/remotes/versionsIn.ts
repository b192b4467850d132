import { currentCohort } from './cohort.ts';
import type { RegisteredPage } from './pageAt.ts';
import { type ForSome, versionFor } from './versionFor.ts';

interface Version {
  preload: string[];
  integrity: Record<string, string>;
  pages: Record<string, RegisteredPage>;
}

type Remotes = Record<string, Version & { candidates?: (Version & ForSome)[] }>;

export const dataIn = (page: Document, block: string) =>
  JSON.parse(page.getElementById(block)?.textContent || '{}');

/** Reads the registry in a served page and returns the versions that this browser runs. */
export function versionsIn(page: Document): Version[] {
  const { remotes = {} }: { remotes?: Remotes } = dataIn(page, 'remotes');
  const cohort = currentCohort();
  return Object.entries(remotes).map(([name, { candidates = [], ...live }]) =>
    versionFor<Version>(name, { live, candidates }, cohort),
  );
}
