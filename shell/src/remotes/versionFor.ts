import type { Visitor } from './visitor.ts';

interface ForSome {
  readonly channel?: string;
  readonly share?: number;
}

/** Every remote has its own 10 % of the users, or the same ones would try everything. */
function placeOf(name: string, lot: number): number {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) * 37;
  return (lot + turn) % 100;
}

/** Which version of a remote a visitor gets: that of his channel, else that of a share he is in, else everybody's. */
export function versionFor<Version extends object>(
  name: string,
  { live, candidates }: { readonly live: Version; readonly candidates: readonly (Version & ForSome)[] },
  { channel, lot }: Visitor,
): Version & ForSome {
  const chosen =
    candidates.find((candidate) => candidate.channel !== undefined && candidate.channel === channel) ??
    candidates.find(({ share }) => share !== undefined && placeOf(name, lot()) < share);
  return chosen ?? live;
}
