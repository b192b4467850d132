import { setTimeout as delay } from 'node:timers/promises';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { onBothDatabases } from './onBothDatabases.ts';
import { underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const minMs = 200;
const maxMs = 1_500;

const killed =
  (times: number) =>
  async (environment: TestEnvironment): Promise<string> => {
    const { portal, env } = environment;
    let slowestStartMs = 0;
    const work = async () => {
      for (let round = 0; round < times; round += 1) {
        await delay(minMs + Math.random() * (maxMs - minMs));
        const from = performance.now();
        await portal.restart('SIGKILL');
        slowestStartMs = Math.max(slowestStartMs, performance.now() - from);
      }
    };
    const { kept } = await underLoad(environment, work, { workers: 8, pauseMs: 5 });
    await portal.stop();
    const ledger = await verifyLedger(env);
    return `killed ${times} times, up again within ${Math.round(slowestStartMs)} ms; ${kept}. ${ledger}`;
  };

export const kill = (times = Number(process.env.FAULT_KILLS ?? 50)): Promise<string> =>
  onBothDatabases(killed(times));
