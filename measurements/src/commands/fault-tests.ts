import { endAll } from 'tooling/programs';
import { attack } from '../fault-tests/attack.ts';
import { gatewayFaults } from '../fault-tests/gatewayFaults.ts';
import { guesses } from '../fault-tests/guesses.ts';
import { keys } from '../fault-tests/keys.ts';
import { kill } from '../fault-tests/kill.ts';
import { loadRamp } from '../fault-tests/loadRamp.ts';
import { mailFaults } from '../fault-tests/mailFaults.ts';
import { oddConnections } from '../fault-tests/oddConnections.ts';
import { outage } from '../fault-tests/outage.ts';
import { randomRequests } from '../fault-tests/randomRequests.ts';
import { soak } from '../fault-tests/soak.ts';
import { storage } from '../fault-tests/storage.ts';
import { threeServers } from '../fault-tests/threeServers.ts';

const faultTests: Readonly<Record<string, () => Promise<string>>> = {
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

/** Runs the fault tests of docs/reliability.md: all of them, or those that are named; each prints what it proved. */
export const run = async (names: readonly string[]): Promise<number> => {
  const unknown = names.filter((name) => !(name in faultTests));
  if (unknown.length > 0) {
    console.error(
      `npm run fault-tests -- takes ${Object.keys(faultTests).join(', ')}; not ${unknown.join(', ')}.`,
    );
    return 1;
  }
  let failed = 0;
  try {
    for (const [name, faultTest] of Object.entries(faultTests)) {
      if (names.length > 0 && !names.includes(name)) continue;
      try {
        console.log(`\n${name}\n${await faultTest()}`);
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
