import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from 'tooling/postgres';
import { runNode } from 'tooling/programs';
import { table } from '../bench/table.ts';
import type { Accounts } from './accounts.ts';
import { startTestEnvironment } from './testEnvironment.ts';
import { verifyLedger } from './verifyLedger.ts';

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

export interface Load {
  readonly url: string;
  readonly accounts: Accounts;
  readonly workers: number;
  /** As fast as they can unless it is given. */
  readonly perSecond?: number;
  readonly forMs: number;
}

const rising = [4, 8, 16, 32, 64, 128, 256, 384];
const stretchMs = 10_000;
const shown = (ms: number) => `${Math.round(ms)} ms`;

export const loadFrom = async (load: Load): Promise<Stretch> => {
  const { stdout, stderr, code } = await runNode(new URL('./loadProcess.js', import.meta.url).pathname, {
    args: [JSON.stringify(load)],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`The load failed: ${stderr}`);
  return JSON.parse(stdout);
};

/** A mixed load from a separate process at rising concurrency, until the portal bends and beyond. */
export async function loadRamp(): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const { portal, accounts, env } = await startTestEnvironment(postgres.url);
  const { url } = portal;
  await loadFrom({ url, accounts, workers: 8, forMs: stretchMs / 2 });
  const rows: string[][] = [];
  for (const workers of rising) {
    const { perSecond, p50, p95, p99, statuses, slowest } = await loadFrom({
      url,
      accounts,
      workers,
      forMs: stretchMs,
    });
    const others = Object.entries(statuses).filter(([status]) => status !== '200');
    rows.push([
      String(workers),
      perSecond.toFixed(0),
      shown(p50),
      shown(p95),
      shown(p99),
      others.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
      slowest
        .slice(0, 2)
        .map(([kind, ms]) => `${kind} ${shown(ms)}`)
        .join(', '),
    ]);
    await delay(500);
  }
  await portal.stop();
  const ledger = await verifyLedger(env);
  await postgres.stop();
  const head = ['callers at once', 'calls/s', 'p50', 'p95', 'p99', 'refused or failed', 'slowest kinds, p95'];
  return `${table(head, rows)}\n${ledger}`;
}
