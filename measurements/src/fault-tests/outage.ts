import { setTimeout as delay } from 'node:timers/promises';
import { health, listAirports } from 'shared-api/contract';
import { ApiClient, waitFor } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const workingMs = 2_000;
const outageMs = 3_000;
const recoveryMs = 20_000;

async function recovered(url: string): Promise<number> {
  const from = performance.now();
  const isUp = async () => (await new ApiClient(url).attempt(health)).status === 200;
  await waitFor(isUp, { what: 'The recovery of the server by itself', timeoutMs: recoveryMs });
  return performance.now() - from;
}

export async function outage(times = Number(process.env.FAULT_OUTAGES ?? 5)): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  const { portal, env } = environment;
  let slowestMs = 0;
  let refusal: string | undefined;
  const work = async () => {
    for (let round = 0; round < times; round += 1) {
      await delay(workingMs);
      postgres.outage(outageMs);
      await delay(outageMs / 2);
      const refused = await new ApiClient(portal.url).send(listAirports);
      refusal = `${refused.status} with Retry-After ${refused.headers.get('retry-after')}`;
      if (refused.status !== 503) throw new Error(`Without a database the server answered ${refusal}`);
      await delay(outageMs / 2);
      slowestMs = Math.max(slowestMs, await recovered(portal.url));
    }
  };
  const { kept, statuses } = await underLoad(environment, work, { workers: 8, pauseMs: 5 });
  const { 500: faults = 0 } = statuses;
  if (faults > 0) throw new Error(`${faults} calls answered 500`);
  await portal.stop();
  const ledger = await verifyLedger(env);
  await postgres.stop();
  return (
    `PostgreSQL stopped ${times} times for ${outageMs / 1000} s under load: ${refusal}; served again ` +
    `${Math.round(slowestMs)} ms after its start at the latest. Replies: ${JSON.stringify(statuses)}. ${kept}. ${ledger}`
  );
}
