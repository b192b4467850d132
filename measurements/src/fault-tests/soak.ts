import { readdirSync, readFileSync } from 'node:fs';
import { startPostgres } from 'tooling/postgres';
import { loadFrom } from '../portal/loadFrom.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { table } from '../table.ts';
import { verifyLedger } from './verifyLedger.ts';

const stretches = 12;
/** Enough to keep up when some calls are slow. */
const workers = 32;
const megabyte = 1024 * 1024;

/** Resident memory and open handles of a process, as the kernel counts them. */
function footprint(pid: number): { residentMb: number; handles: number } {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { residentMb: (pages * 4096) / megabyte, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/**
 * A long steady load: memory and handles of the server stay flat. For SOAK_MINUTES (60), SOAK_RATE calls a
 * second: 112, half of what it bore on two cores before it bent (`loadRamp.ts`).
 */
export async function soak(): Promise<string> {
  const minutes = Number(process.env.SOAK_MINUTES ?? 60);
  const rate = Number(process.env.SOAK_RATE ?? 112);
  const postgres = await startPostgres({ durable: true });
  const { portal, accounts, env } = await startTestEnvironment(postgres.url);
  const { pid } = portal;
  if (pid === undefined) throw new Error('The server has no process');
  const rows: string[][] = [];
  for (let stretch = 1; stretch <= stretches; stretch += 1) {
    const { perSecond, p50, p95, p99, statuses } = await loadFrom({
      url: portal.url,
      accounts,
      workers,
      perSecond: rate,
      forMs: (minutes * 60_000) / stretches,
    });
    const { residentMb, handles } = footprint(pid);
    rows.push([
      `${((stretch * minutes) / stretches).toFixed(0)} min`,
      perSecond.toFixed(0),
      ...[p50, p95, p99].map((ms) => `${Math.round(ms)} ms`),
      residentMb.toFixed(0),
      String(handles),
      JSON.stringify(statuses),
    ]);
  }
  await portal.stop();
  const ledger = await verifyLedger(env);
  await postgres.stop();
  return `${table(['after', 'calls/s', 'p50', 'p95', 'p99', 'resident MB', 'handles', 'replies'], rows)}\n${ledger}`;
}
