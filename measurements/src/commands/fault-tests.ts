import { drawnTests } from '../fault-tests/drawnTests.ts';
import { fullHours } from '../fault-tests/fullHours.ts';
import { gatewayFaults } from '../fault-tests/gatewayFaults.ts';
import { keys } from '../fault-tests/keys.ts';
import { kill } from '../fault-tests/kill.ts';
import { mailFaults } from '../fault-tests/mailFaults.ts';
import { oddConnections } from '../fault-tests/oddConnections.ts';
import { outage } from '../fault-tests/outage.ts';
import { requirements } from '../fault-tests/requirements/requirements.ts';
import { storage } from '../fault-tests/storage.ts';
import { threeServers } from '../fault-tests/threeServers.ts';
import { runNamed } from '../runNamed.ts';
import { measure } from '../runSpecs.ts';

const faultTests = {
  kill,
  outage,
  servers: threeServers,
  hours: fullHours,
  gateway: gatewayFaults,
  mail: mailFaults,
  storage,
  keys,
  connections: oddConnections,
  ...drawnTests,
  desk: () => measure('desk'),
  requirements,
};

export const run = (names: readonly string[]): Promise<number> => runNamed('fault-tests', faultTests, names);
