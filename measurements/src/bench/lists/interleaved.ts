import { timed } from '../../table.ts';

const warmUps = 20;

const percentile95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** p95 in milliseconds of each; they take turns, so that whatever else the machine does meets all alike. */
export const interleaved = async (
  ask: readonly (() => Promise<unknown>)[],
  rounds = 200,
): Promise<readonly number[]> => {
  const taken = ask.map((): number[] => []);
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const [index, one] of ask.entries()) {
      const { ms } = await timed(one);
      if (round >= warmUps) taken[index]?.push(ms);
    }
  return taken.map(percentile95);
};
