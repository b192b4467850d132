import { setTimeout as delay } from 'node:timers/promises';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { underLoad } from './underLoad.ts';
import { onBothDatabases } from './withLedger.ts';

const times = Number(process.env.FAULT_KILLS ?? 50);
const minMs = 200;
const maxMs = 1_500;

async function killed(environment: TestEnvironment): Promise<string> {
  let slowestStartMs = 0;
  const work = async () => {
    for (let round = 0; round < times; round += 1) {
      await delay(minMs + Math.random() * (maxMs - minMs));
      const from = performance.now();
      await environment.portal.restart('SIGKILL');
      slowestStartMs = Math.max(slowestStartMs, performance.now() - from);
    }
  };
  const { kept } = await underLoad(environment, work, { workers: 8, pauseMs: 5 });
  return `killed ${times} times, up again within ${Math.round(slowestStartMs)} ms; ${kept}`;
}

export const kill = (): Promise<string> => onBothDatabases(killed);
