import type { Cohort } from './cohort.ts';

export interface ForSome {
  readonly channel?: string;
  readonly share?: number;
}

/**
 * A new version is first offered to a share of the users. Each remote offers its new version to a different
 * share, so that the same users do not test all new versions.
 */
function bucketFor(name: string, bucket: number): number {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) * 37;
  return (bucket + turn) % 100;
}

export function versionFor<Version extends object>(
  name: string,
  { live, candidates }: { readonly live: Version; readonly candidates: readonly (Version & ForSome)[] },
  { channel, bucket }: Cohort,
): Version & ForSome {
  const chosen =
    candidates.find((candidate) => candidate.channel !== undefined && candidate.channel === channel) ??
    candidates.find(({ share }) => share !== undefined && bucketFor(name, bucket()) < share);
  return chosen ?? live;
}
