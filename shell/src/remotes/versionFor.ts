import type { Cohort } from './cohort.ts';

interface ForSome {
  readonly channel?: string;
  readonly share?: number;
}

/** Each remote offers its share to different users, so that the same people do not test every release. */
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
