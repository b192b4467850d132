import type { Cohort } from './cohort.ts';

interface ForSome {
  readonly channel?: string;
  readonly share?: number;
}

/** Every remote has its own 10 % of the users, or the same ones would try everything. */
function bucketFor(name: string, bucket: number): number {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) * 37;
  return (bucket + turn) % 100;
}

/** The version of a browser's channel goes first, then that of a share it is in, then everybody's. */
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
