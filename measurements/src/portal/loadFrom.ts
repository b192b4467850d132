import { runNode } from 'tooling/programs';
import type { Load } from './LoadGenerator.ts';

/** What one stretch of load measured, in a process of its own. */
export interface Stretch {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** p95 of each kind of call, slowest first. */
  readonly slowest: readonly (readonly [kind: string, p95: number])[];
}

export type Timed = Load & { readonly forMs: number };

export const loadFrom = async (load: Timed): Promise<Stretch> => {
  const { stdout, stderr, code } = await runNode(new URL('./loadProcess.js', import.meta.url).pathname, {
    args: [JSON.stringify(load)],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`The load failed: ${stderr}`);
  return JSON.parse(stdout);
};
