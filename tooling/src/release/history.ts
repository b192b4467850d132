import type { Audience } from './pointers.ts';

/** One move of a pointer, for all or for some. */
export interface Move {
  readonly at: string;
  readonly action: 'release' | 'promote' | 'rollback' | 'withdraw';
  /** A remote, or `shell`. */
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** Absent for everybody. */
  readonly to?: Exclude<Audience, 'all'>;
}

/**
 * The versions that everybody had, oldest first, without those that were rolled back: what a rollback goes back
 * through, so that two of them in a row do not bring the broken version again.
 */
const lineage = (moves: readonly Move[], name: string): readonly string[] => {
  const line: string[] = [];
  for (const move of moves) {
    if (move.name !== name || move.to !== undefined || move.action === 'withdraw') continue;
    const at = line.lastIndexOf(move.version);
    if (move.action === 'rollback') line.splice(at < 0 ? line.length : at);
    else if (at >= 0) line.splice(at, 1);
    line.push(move.version);
  }
  return line;
};

/** The version that everybody had before the given one. */
export const versionBefore = (moves: readonly Move[], name: string, version: string): string | undefined => {
  const line = lineage(moves, name);
  const at = line.lastIndexOf(version);
  return at < 0 ? line.at(-1) : line[at - 1];
};

const audienceKey = (to: Move['to']): string => {
  if (to === undefined) return 'all';
  return 'channel' in to ? `channel ${to.channel}` : 'share';
};

/** When each version of a name was last given to anybody; those that still are have no time. */
export const lastLive = (moves: readonly Move[], name: string): ReadonlyMap<string, string | undefined> => {
  const ended = new Map<string, string | undefined>();
  let live = new Map<string, string>();
  for (const move of moves.filter((one) => one.name === name)) {
    const before = new Set(live.values());
    if (move.action === 'withdraw') live = new Map([...live].filter(([key]) => key === 'all'));
    else if (move.to === undefined) live = new Map([['all', move.version]]);
    else live.set(audienceKey(move.to), move.version);
    const after = new Set(live.values());
    for (const version of before) if (!after.has(version)) ended.set(version, move.at);
    for (const version of after) ended.set(version, undefined);
  }
  return ended;
};
