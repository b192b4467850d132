import { setTimeout as delay } from 'node:timers/promises';
import { health, listAirports } from 'shared-api/contract';
import { ApiClient, waitFor } from 'tooling/portal';
import { seconds, timed } from '../table.ts';
import { underLoad } from './underLoad.ts';
import { onPostgres } from './withLedger.ts';

const times = Number(process.env.FAULT_OUTAGES ?? 5);
const workingMs = 2_000;
const outageMs = 3_000;
const recovery = { what: 'The recovery of the server by itself', timeoutMs: 20_000 };

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
        const served = async () => (await api.attempt(health)).status === 200;
        slowestMs = Math.max(slowestMs, (await timed(() => waitFor(served, recovery))).ms);
      }
    };
    const { kept, statuses } = await underLoad(environment, work, { workers: 8, pauseMs: 5 });
    if (statuses[500]) throw new Error(`${statuses[500]} calls answered 500`);
    return `stopped ${times} times under load, served again within ${seconds(slowestMs)}. Replies: ${JSON.stringify(statuses)}. ${kept}`;
  });
