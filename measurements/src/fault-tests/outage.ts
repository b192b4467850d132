import { setTimeout as delay } from 'node:timers/promises';
import { health, listAirports } from 'shared-api/contract';
import { ApiClient, waitFor } from 'tooling/portal';
import { onPostgres } from './withLedger.ts';
import { underLoad } from './underLoad.ts';

const times = Number(process.env.FAULT_OUTAGES ?? 5);
const workingMs = 2_000;
const outageMs = 3_000;
const recoveryMs = 20_000;

export const outage = (): Promise<string> =>
  onPostgres(async (environment, postgres) => {
    const api = new ApiClient(environment.portal.url);
    let slowestMs = 0;
    const work = async () => {
      for (let round = 0; round < times; round += 1) {
        await delay(workingMs);
        postgres.outage(outageMs);
        await delay(outageMs / 2);
        const { status, headers } = await api.attempt(listAirports);
        if (status !== 503 || !headers?.has('retry-after'))
          throw new Error(`Without a database the server answered ${status}`);
        await delay(outageMs / 2);
        const from = performance.now();
        await waitFor(async () => (await api.attempt(health)).status === 200, {
          what: 'The recovery of the server by itself',
          timeoutMs: recoveryMs,
        });
        slowestMs = Math.max(slowestMs, performance.now() - from);
      }
    };
    const { kept, statuses } = await underLoad(environment, work, { workers: 8, pauseMs: 5 });
    if (statuses[500]) throw new Error(`${statuses[500]} calls answered 500`);
    return `stopped ${times} times for ${outageMs / 1000} s under load, served again ${Math.round(slowestMs)} ms after its start at the latest. Replies: ${JSON.stringify(statuses)}. ${kept}`;
  });
