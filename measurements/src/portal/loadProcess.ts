import { setTimeout as delay } from 'node:timers/promises';
import { LoadGenerator } from './LoadGenerator.ts';
import type { Stretch, Timed } from './loadFrom.ts';

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const sortedBySize = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** A load in a process of its own, so that it does not take the server's time; writes a Stretch to its output. */
const { forMs, ...options }: Timed = JSON.parse(process.argv[2] ?? '');
const load = new LoadGenerator(options).start();
const from = performance.now();
await delay(forMs);
await load.stop();
const took = performance.now() - from;
const all = sortedBySize([...load.tallies.values()].flatMap(({ ms }) => ms));
const stretch: Stretch = {
  perSecond: all.length / (took / 1000),
  p50: quantile(all, 0.5),
  p95: quantile(all, 0.95),
  p99: quantile(all, 0.99),
  statuses: load.statuses(),
  slowest: [...load.tallies]
    .map(([kind, { ms }]) => [kind, quantile(sortedBySize(ms), 0.95)] as const)
    .sort(([, a], [, b]) => b - a),
};
process.stdout.write(JSON.stringify(stretch));
