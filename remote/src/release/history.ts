import type { Audience } from './pointers.ts';

export interface Move {
  readonly at: string;
  readonly action: 'release' | 'promote' | 'rollback' | 'withdraw' | 'remove';
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  readonly to?: Exclude<Audience, 'all'>;
}

/** Versions that were rolled back are left out, so that a second rollback does not restore them. */
const lineage = (moves: readonly Move[], name: string): readonly string[] => {
  const line: string[] = [];
  for (const move of moves) {
    const isPointed = move.to === undefined && move.action !== 'withdraw' && move.action !== 'remove';
    if (move.name !== name || !isPointed) continue;
    const at = line.lastIndexOf(move.version);
    if (move.action === 'rollback') line.splice(at < 0 ? line.length : at);
    else if (at >= 0) line.splice(at, 1);
    line.push(move.version);
  }
  return line;
};

export const versionBefore = (moves: readonly Move[], name: string, version: string): string | undefined => {
  const line = lineage(moves, name);
  const at = line.lastIndexOf(version);
  return at < 0 ? line.at(-1) : line[at - 1];
};

const audienceKey = (to: Move['to']): string => {
  if (to === undefined) return 'all';
  return 'channel' in to ? `channel ${to.channel}` : 'share';
};

/** Maps each version to the time when its use ended. Undefined means that some users still get the version. */
export const lastLive = (moves: readonly Move[], name: string): ReadonlyMap<string, string | undefined> => {
  const ended = new Map<string, string | undefined>();
  let live = new Map<string, string>();
  for (const move of moves.filter((one) => one.name === name)) {
    const before = new Set(live.values());
    if (move.action === 'remove') live = new Map();
    else if (move.action === 'withdraw')
      live = new Map([...live].filter(([key, version]) => key === 'all' || version !== move.version));
    else if (move.to === undefined) live = new Map([['all', move.version]]);
    else live.set(audienceKey(move.to), move.version);
    const after = new Set(live.values());
    for (const version of before) if (!after.has(version)) ended.set(version, move.at);
    for (const version of after) ended.set(version, undefined);
  }
  return ended;
};
