import { endAll } from '../atEnd.ts';
import { attack } from '../drills/attack.ts';
import { gatewayFaults } from '../drills/gatewayFaults.ts';
import { guesses } from '../drills/guesses.ts';
import { keys } from '../drills/keys.ts';
import { kill } from '../drills/kill.ts';
import { loadRamp } from '../drills/loadRamp.ts';
import { mailFaults } from '../drills/mailFaults.ts';
import { oddConnections } from '../drills/oddConnections.ts';
import { outage } from '../drills/outage.ts';
import { randomRequests } from '../drills/randomRequests.ts';
import { soak } from '../drills/soak.ts';
import { storage } from '../drills/storage.ts';
import { threeServers } from '../drills/threeServers.ts';

const drills: Readonly<Record<string, () => Promise<string>>> = {
  kill,
  outage,
  servers: threeServers,
  gateway: gatewayFaults,
  mail: mailFaults,
  storage,
  keys,
  guesses,
  connections: oddConnections,
  requests: randomRequests,
  attack,
  load: loadRamp,
  soak,
};

/** Runs the drills of docs/reliability.md: all of them, or those that are named; each prints what it proved. */
export const run = async (names: readonly string[]): Promise<number> => {
  const unknown = names.filter((name) => !(name in drills));
  if (unknown.length > 0) {
    console.error(`npm run drills -- takes ${Object.keys(drills).join(', ')}; not ${unknown.join(', ')}.`);
    return 1;
  }
  let failed = 0;
  try {
    for (const [name, drill] of Object.entries(drills)) {
      if (names.length > 0 && !names.includes(name)) continue;
      try {
        console.log(`\n${name}\n${await drill()}`);
      } catch (thrown) {
        failed += 1;
        console.error(`\n${name} FAILED\n${thrown instanceof Error ? thrown.message : thrown}`);
      }
    }
    return failed;
  } finally {
    await endAll();
  }
};
