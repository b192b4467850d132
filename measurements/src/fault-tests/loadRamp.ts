import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from 'tooling/postgres';
import { loadFrom } from '../portal/loadFrom.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { table } from '../table.ts';
import { verifyLedger } from './verifyLedger.ts';

const rising = [4, 8, 16, 32, 64, 128, 256, 384];
const stretchMs = 10_000;
const shown = (ms: number) => `${Math.round(ms)} ms`;

/** A mixed load from a separate process at rising concurrency, past the point where the processor is full. */
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
